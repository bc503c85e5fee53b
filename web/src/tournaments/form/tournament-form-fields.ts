import { gameFormat } from '@darts/contracts/play';
import { SEEDINGS, type Tournament } from '@darts/contracts/tournaments';
import { WEEKDAYS } from '@darts/rules/leagues/schedule';
import * as z from 'zod/mini';
import {
  commonForm,
  fieldsOf as commonFieldsOf,
  newCompetition,
} from '#competitions/form/competition-fields.ts';
import { tournamentFormWords } from './words.ts';

export const tournamentForm = z.object({
  ...commonForm,
  dayOfWeek: z.nullable(z.enum(WEEKDAYS)), // null: not set
  isHomeAndAway: z.nullable(z.boolean()), // null: not set
  seeding: z
    .object({ by: z.enum(SEEDINGS), leagueId: z.optional(z.string()) })
    .check(
      z.refine(({ by, leagueId }) => by !== 'league' || leagueId, tournamentFormWords.noLeague),
    ),
  hasThirdPlace: z.boolean(),
  groupStage: z.nullable(z.object({ size: z.int(), through: z.int() })), // null: no groups
  // Null if all rounds have one format.
  formatFrom: z.nullable(
    z.object({ semifinal: z.optional(gameFormat), final: z.optional(gameFormat) }),
  ),
});
export type TournamentFields = z.output<typeof tournamentForm>;

const DEFAULT_PLACES = 8;

/** Initial size of groups, and number of qualifiers per group. */
export const NEW_STAGE = { size: 4, through: 2 };

// Without the name of the league, which is only shown.
const seedingIn = ({ seeding: { by, leagueId } }: Tournament) =>
  leagueId === undefined ? { by } : { by, leagueId };

export const newTournament = (): TournamentFields => ({
  ...newCompetition(DEFAULT_PLACES),
  dayOfWeek: null,
  isHomeAndAway: null,
  formatFrom: null,
  seeding: { by: 'draw' },
  hasThirdPlace: false,
  groupStage: null,
});

/** Returns the fields as a request body; `leagueId` is sent only if a league seeds. */
export const bodyOf = ({ seeding: { by, leagueId = '' }, ...fields }: TournamentFields) => ({
  ...fields,
  seeding: by === 'league' ? { by, leagueId } : { by },
});

export const fieldsOf = (tournament: Tournament): TournamentFields => ({
  ...commonFieldsOf(tournament),
  dayOfWeek: tournament.dayOfWeek ?? null,
  isHomeAndAway: tournament.isHomeAndAway ?? null,
  formatFrom: tournament.formatFrom ?? null,
  seeding: seedingIn(tournament),
  hasThirdPlace: tournament.hasThirdPlace,
  groupStage: tournament.groupStage ?? null,
});
