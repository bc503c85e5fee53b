import type { Tournament, TournamentBody } from '@darts/contracts/tournaments';
import * as z from 'zod/mini';
import { today } from '#competitions/calendar-date.ts';
import { competitionFields } from '#competitions/competition-fields.ts';

export const tournamentForm = z.object(competitionFields);

const PLACES = 8;

/** What the form of a new tournament starts from. */
export const newTournament = (): TournamentBody => ({
  name: '',
  description: '',
  startDate: today(),
  maxParticipants: PLACES,
});

export const fieldsOf = (tournament: Tournament): TournamentBody => ({
  name: tournament.name,
  description: tournament.description,
  startDate: tournament.startDate,
  maxParticipants: tournament.maxParticipants,
});
