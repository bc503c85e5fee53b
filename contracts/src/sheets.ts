/** The table of a league and the bracket of a tournament as files: names and results, for other programs. */
import { END_REASONS } from '@darts/rules/play/endings/end-reasons';
import * as z from 'zod/mini';
import { COMPETITION_STATUSES, date } from './competitions.ts';
import { leaguePoints, tieBreaks } from './leagues.ts';
import { GAME_STATUSES, gameFormat, legsWon } from './play.ts';

const player = z.string(); // the name alone: two of the same are two deleted accounts

const competition = {
  name: z.string(),
  status: z.enum(COMPETITION_STATUSES),
  startDate: date,
  format: gameFormat, // of its games
};

/** What a league and a group count of a player. */
const figures = {
  rank: z.int(), // equal ranks share the number: 1, 1, 3
  player,
  played: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  points: z.int(),
  legsFor: z.int(), // legs won
  legsAgainst: z.int(),
};

export const leagueSheet = z.object({
  ...competition,
  points: leaguePoints,
  tieBreaks,
  table: z.array(z.object({ ...figures, isWithdrawn: z.boolean() })), // best first
});
export type LeagueSheet = z.output<typeof leagueSheet>;

const bracketGame = z.object({
  round: z.int(), // from 1; of a group, those of the group
  matchNumber: z.int(), // within its round, from 1
  player1: z.nullable(player), // null while not known, and beside a bye
  player2: z.nullable(player),
  winner: z.nullable(z.literal([1, 2])), // which of them; null without one
  isBye: z.boolean(),
  status: z.enum(GAME_STATUSES),
  format: gameFormat,
  legsWon,
  scorePlayer1: z.int(), // points left in the leg that is played, or was last
  scorePlayer2: z.int(),
  endReason: z.optional(z.enum(END_REASONS)), // absent until it is over, and for a bye
});

export const tournamentSheet = z.object({
  ...competition,
  champion: z.nullable(player),
  players: z.array(z.object({ player, seed: z.optional(z.int()), isWithdrawn: z.boolean() })),
  groups: z.array(
    z.object({
      group: z.string(), // A, B and so on
      table: z.array(z.object({ ...figures, goesOn: z.boolean() })), // best first; who goes on is in the bracket
      games: z.array(bracketGame), // by round and match
    }),
  ), // none where there is the bracket alone
  games: z.array(bracketGame), // every place of the bracket, by round and match; none while pending
  thirdPlace: z.nullable(bracketGame), // null where nobody plays for it, and while pending
});
export type TournamentSheet = z.output<typeof tournamentSheet>;
