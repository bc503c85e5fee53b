import { competitionForm } from '@darts/contracts/competitions';
import type { Tournament } from '@darts/contracts/tournaments';
import { WEEKDAYS } from '@darts/rules/leagues/schedule';
import * as z from 'zod/mini';
import {
  fieldsOf as commonFieldsOf,
  newCompetition,
} from '#competitions/form/competition-fields.ts';

export const tournamentForm = z.object({
  ...competitionForm,
  dayOfWeek: z.nullable(z.enum(WEEKDAYS)), // null where none is given
  isHomeAndAway: z.nullable(z.boolean()), // null where it is not given
});
export type TournamentFields = z.output<typeof tournamentForm>;

const PLACES = 8;

export const newTournament = (): TournamentFields => ({
  ...newCompetition(PLACES),
  dayOfWeek: null,
  isHomeAndAway: null,
});

export const fieldsOf = (tournament: Tournament): TournamentFields => ({
  ...commonFieldsOf(tournament),
  dayOfWeek: tournament.dayOfWeek ?? null,
  isHomeAndAway: tournament.isHomeAndAway ?? null,
});
