import * as z from 'zod/mini';
import { id } from './fields/ids.ts';

/** What can be looked on at: one of them. */
const watched = z.union([
  z.strictObject({ gameId: id }),
  z.strictObject({ leagueId: id }),
  z.strictObject({ tournamentId: id }),
]);
export type Watched = z.output<typeof watched>;

export const watchRequests = {
  /** From now on the events of a game, a league or a tournament arrive, for any user. */
  watch: { input: watched, answer: z.strictObject({}) },
  unwatch: { input: watched, answer: z.strictObject({}) },
};
