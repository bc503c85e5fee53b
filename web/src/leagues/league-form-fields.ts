import { WEEKDAYS } from '@darts/rules/leagues/schedule';
import type { League } from '@darts/contracts/leagues';
import * as z from 'zod/mini';
import { today } from '#competitions/calendar-date.ts';
import { competitionFields } from '#competitions/competition-fields.ts';

export const leagueForm = z.object({
  ...competitionFields,
  dayOfWeek: z.enum(WEEKDAYS),
  isHomeAndAway: z.boolean(),
});
export type LeagueFields = z.output<typeof leagueForm>;

const PLACES = 10;

/** What the form of a new league starts from. */
export const newLeague = (): LeagueFields => ({
  name: '',
  description: '',
  startDate: today(),
  maxParticipants: PLACES,
  dayOfWeek: 'Lunes',
  isHomeAndAway: true,
});

export const fieldsOf = (league: League): LeagueFields => ({
  name: league.name,
  description: league.description,
  startDate: league.startDate,
  maxParticipants: league.maxParticipants,
  dayOfWeek: league.dayOfWeek,
  isHomeAndAway: league.isHomeAndAway,
});
