import { gameFormat } from '@darts/contracts/play';
import type { Tournament } from '@darts/contracts/tournaments';
import { WEEKDAYS } from '@darts/rules/leagues/schedule';
import * as z from 'zod/mini';
import {
  commonForm,
  fieldsOf as commonFieldsOf,
  newCompetition,
} from '#competitions/form/competition-fields.ts';

export const tournamentForm = z.object({
  ...commonForm,
  dayOfWeek: z.nullable(z.enum(WEEKDAYS)), // null where none is given
  isHomeAndAway: z.nullable(z.boolean()), // null where it is not given
  // Null where all rounds are alike.
  formatFrom: z.nullable(
    z.object({ semifinal: z.optional(gameFormat), final: z.optional(gameFormat) }),
  ),
});
export type TournamentFields = z.output<typeof tournamentForm>;

const PLACES = 8;

export const newTournament = (): TournamentFields => ({
  ...newCompetition(PLACES),
  dayOfWeek: null,
  isHomeAndAway: null,
  formatFrom: null,
});

export const fieldsOf = (tournament: Tournament): TournamentFields => ({
  ...commonFieldsOf(tournament),
  dayOfWeek: tournament.dayOfWeek ?? null,
  isHomeAndAway: tournament.isHomeAndAway ?? null,
  formatFrom: tournament.formatFrom ?? null,
});
