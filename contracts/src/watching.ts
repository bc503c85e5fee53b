import * as z from 'zod/mini';
import { id } from './fields/ids.ts';

/** Game, league or tournament to watch. */
const watched = z.union([
  z.strictObject({ gameId: id }),
  z.strictObject({ leagueId: id }),
  z.strictObject({ tournamentId: id }),
]);
export type Watched = z.output<typeof watched>;

export const watchRequests = {
  /** Subscribes the connection of any user to the events of a game, league or tournament. */
  watch: { input: watched, answer: z.strictObject({}) },
  unwatch: { input: watched, answer: z.strictObject({}) },
};
