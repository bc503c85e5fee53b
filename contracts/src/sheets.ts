/** The table of a league and the bracket of a tournament as files: names and results, for other programs. */
import * as z from 'zod/mini';
import { competitionFacts } from './competitions.ts';
import { leaguePoints, tieBreaks } from './leagues.ts';
import { publicPlace } from './publishing.ts';
import { tableFigures } from './table-figures.ts';

const player = z.string(); // the name alone: two of the same are two deleted accounts

export const leagueSheet = z.object({
  ...competitionFacts,
  points: leaguePoints,
  tieBreaks,
  table: z.array(z.object({ player, ...tableFigures, isWithdrawn: z.boolean() })), // best first
});
export type LeagueSheet = z.output<typeof leagueSheet>;

const bracketGame = z.omit(publicPlace, { gameId: true });

export const tournamentSheet = z.object({
  ...competitionFacts,
  champion: z.nullable(player),
  players: z.array(z.object({ player, seed: z.optional(z.int()), isWithdrawn: z.boolean() })),
  groups: z.array(
    z.object({
      group: z.string(), // A, B and so on
      table: z.array(z.object({ player, ...tableFigures, goesOn: z.boolean() })), // best first; who goes on is in the bracket
      games: z.array(bracketGame), // by round and match
    }),
  ), // none where there is the bracket alone
  games: z.array(bracketGame), // every place of the bracket, by round and match; none while pending
  thirdPlace: z.nullable(bracketGame), // null where nobody plays for it, and while pending
});
export type TournamentSheet = z.output<typeof tournamentSheet>;
