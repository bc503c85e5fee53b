import * as z from 'zod/mini';
import {
  competitionFields,
  newCompetition,
  type CompetitionFields,
} from '#competitions/competition-fields.ts';

export const tournamentForm = z.object(competitionFields);

const PLACES = 8;

export const newTournament = (): CompetitionFields => newCompetition(PLACES);
