import { competitionForm } from '@darts/contracts/competitions';
import { DEFAULT_LEGS, type League } from '@darts/contracts/leagues';
import { WEEKDAYS } from '@darts/rules/leagues/schedule';
import * as z from 'zod/mini';
import {
  fieldsOf as commonFieldsOf,
  newCompetition,
} from '#competitions/form/competition-fields.ts';

export const leagueForm = z.object({
  ...competitionForm,
  dayOfWeek: z.enum(WEEKDAYS),
  isHomeAndAway: z.boolean(),
  legs: z.int(), // nobody is asked for them
});
export type LeagueFields = z.output<typeof leagueForm>;

const PLACES = 10;

export const newLeague = (): LeagueFields => ({
  ...newCompetition(PLACES),
  dayOfWeek: WEEKDAYS[0],
  isHomeAndAway: true,
  legs: DEFAULT_LEGS,
});

export const fieldsOf = (league: League): LeagueFields => ({
  ...commonFieldsOf(league),
  dayOfWeek: league.dayOfWeek,
  isHomeAndAway: league.isHomeAndAway,
  legs: league.legs,
});
