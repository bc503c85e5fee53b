import * as z from 'zod/mini';
import { shownPlayer } from './accounts.ts';

/** True if a player is withdrawn, and so ranked behind all others; absent otherwise. */
export const isOut = z.optional(z.literal(true));

/** Columns of a player in the table of a league or of a group. */
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

/** Public view of a row of a table. */
export const shownRow = z.object({ user: shownPlayer, ...tableFigures, withdrawn: isOut });
