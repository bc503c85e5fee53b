import * as z from 'zod/mini';
import { shownPlayer } from './accounts.ts';

/** A mark of a player who does not play on, ranked behind all others; absent otherwise. */
export const isOut = z.optional(z.literal(true));

/** What the tables of leagues, and of groups before a bracket, count of a player. */
export const tableFigures = {
  rank: z.int(), // equal ranks share the number: 1, 1, 3
  played: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  points: z.int(),
  legsFor: z.int(), // legs won
  legsAgainst: z.int(),
};

/** A player in a table as anybody may see them. */
export const shownRow = z.object({ user: shownPlayer, ...tableFigures, withdrawn: isOut });
