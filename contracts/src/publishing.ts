/** What anybody may read of a public league or tournament: names and results, and no way to an account. */
import { END_REASONS } from '@darts/rules/play/endings/end-reasons';
import { WEEKDAYS } from '@darts/rules/leagues/schedule';
import * as z from 'zod/mini';
import { COMPETITION_KINDS, competitionFacts, date } from './competitions.ts';
import { id } from './fields/ids.ts';
import { leagueGame } from './leagues.ts';
import { GAME_STATUSES, gameFormat, legsWon } from './play.ts';
import { tableFigures } from './table-figures.ts';

const player = z.string(); // the name alone: two of the same are two deleted accounts

/** What the pages of both have. */
const competition = {
  ...competitionFacts,
  players: z.array(player), // who is in it
};

const result = {
  player1: z.nullable(player), // null while not known
  player2: z.nullable(player),
  winner: z.nullable(z.literal([1, 2])), // which of them; null without one
  status: z.enum(GAME_STATUSES),
  scorePlayer1: z.int(), // points left in the leg that is played, or was last
  scorePlayer2: z.int(),
  legsWon,
  endReason: z.optional(z.enum(END_REASONS)), // absent until it is over, and for a bye
};

const tableRow = z.object({ player, ...tableFigures });

export const publicLeague = z.object({
  leagueId: id,
  ...competition,
  dayOfWeek: z.enum(WEEKDAYS),
  rounds: z.array(z.object({ round: z.int(), date })),
  table: z.array(z.extend(tableRow, { isWithdrawn: z.boolean() })), // best first; none while pending
});
export type PublicLeague = z.output<typeof publicLeague>;
export const publicLeagueAnswer = z.object({ league: publicLeague });

export const publicRound = z.object({
  round: z.int(),
  date,
  games: z.array(
    z.object({
      gameId: id,
      gameDate: date,
      isDraw: z.boolean(),
      ...result,
      isVoided: leagueGame.shape.isVoided,
    }),
  ),
  resting: z.nullable(player),
});
export type PublicRound = z.output<typeof publicRound>;

export const publicPlace = z.object({
  gameId: z.nullable(id), // null for a bye only
  round: z.int(), // from 1
  matchNumber: z.int(), // within its round, from 1
  isBye: z.boolean(),
  format: gameFormat,
  ...result,
});
export type PublicPlace = z.output<typeof publicPlace>;

const group = z.object({
  number: z.int(), // from 1
  table: z.array(z.extend(tableRow, { goesOn: z.boolean() })), // best first; who goes on is known at its end
  games: z.array(publicPlace), // by round and match within the group
});

export const publicTournament = z.object({
  tournamentId: id,
  ...competition,
  champion: z.nullable(player),
  games: z.array(publicPlace), // every place of the bracket, by round and match; none while pending
  thirdPlace: z.optional(publicPlace), // absent while pending, and where nobody plays for it
  groups: z.optional(z.array(group)), // absent while pending, and where there is the bracket alone
  // What is thrown on each of its boards, or called there; null: nothing. Absent where none has been named.
  boards: z.optional(z.array(z.object({ name: z.string(), gameId: z.nullable(id) }))),
});
export type PublicTournament = z.output<typeof publicTournament>;
export const publicTournamentAnswer = z.object({ tournament: publicTournament });

export const publicGame = z.object({
  gameId: id,
  kind: z.enum(COMPETITION_KINDS),
  competitionId: id, // what it is a game of
  competition: z.string(), // what that is called
  format: gameFormat,
  leg: z.int(), // the number of the leg that is played, or was last, from 1
  toThrow: z.nullable(z.literal([1, 2])), // null unless in progress
  ...result,
});
export type PublicGame = z.output<typeof publicGame>;
export const publicGameAnswer = z.object({ game: publicGame });
