import * as z from 'zod/mini';

/** What can be looked on at: one of them. */
const watched = z.union([
  z.strictObject({ gameId: z.uuid() }),
  z.strictObject({ leagueId: z.uuid() }),
  z.strictObject({ tournamentId: z.uuid() }),
]);
export type Watched = z.output<typeof watched>;

export const watchRequests = {
  /** From now on the events of a game, a league or a tournament arrive, for any user. */
  watch: { input: watched, answer: z.strictObject({}) },
  unwatch: { input: watched, answer: z.strictObject({}) },
};
