import { DEFAULT_LEGS, leaguePoints, tieBreaks, type League } from '@darts/contracts/leagues';
import { DEFAULT_POINTS } from '@darts/rules/leagues/points';
import { WEEKDAYS } from '@darts/rules/leagues/schedule';
import { DEFAULT_TIE_BREAKS } from '@darts/rules/leagues/tie-breaks';
import * as z from 'zod/mini';
import {
  commonForm,
  fieldsOf as commonFieldsOf,
  newCompetition,
} from '#competitions/form/competition-fields.ts';

export const leagueForm = z.object({
  ...commonForm,
  dayOfWeek: z.enum(WEEKDAYS),
  isHomeAndAway: z.boolean(),
  legs: z.int(), // without a field in the form
  points: leaguePoints,
  tieBreaks,
});
export type LeagueFields = z.output<typeof leagueForm>;

const DEFAULT_PLACES = 10;

export const newLeague = (): LeagueFields => ({
  ...newCompetition(DEFAULT_PLACES),
  dayOfWeek: WEEKDAYS[0],
  isHomeAndAway: true,
  legs: DEFAULT_LEGS,
  points: { ...DEFAULT_POINTS },
  tieBreaks: [...DEFAULT_TIE_BREAKS],
});

export const fieldsOf = (league: League): LeagueFields => ({
  ...commonFieldsOf(league),
  dayOfWeek: league.dayOfWeek,
  isHomeAndAway: league.isHomeAndAway,
  legs: league.legs,
  points: league.points,
  tieBreaks: league.tieBreaks,
});
