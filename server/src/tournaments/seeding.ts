import { inOrder, seededBy } from '@darts/rules/tournaments/seeding';
import type { Db } from '#platform/store/db.ts';
import { Refusal } from '#platform/refusals.ts';
import { words } from '#words.ts';
import { usernameOf } from '../accounts/service.ts';
import type { Competition } from '../competitions/service.ts';
import { seedingOf, seedsOf } from './settings.ts';
import type { TournamentRow } from './tables.ts';

export type SeedingDeps = {
  /** Returns the averages of the users who have thrown, by user id. */
  readonly averagesOf: (
    trx: Db,
    userIds: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
  /**
   * Returns the ranks of a league's players in its table, by user id.
   *
   * @throws {Refusal} `league-not-found`
   */
  readonly ranksIn: (leagueId: string) => Promise<ReadonlyMap<string, number>>;
};

/** A tournament as the draw reads it, in the transaction of the draw. */
type Drawn = { readonly competition: Competition; readonly own: TournamentRow };

/** Seeds the players in the transaction of the draw. `drawn` is in random order, which breaks ties. */
type Seeder = (trx: Db, drawn: readonly string[], now: Drawn) => Promise<readonly string[]>;

/**
 * Returns the seeder of a tournament. The ranks of a league are read here, before the draw.
 *
 * @throws {Refusal} `league-not-found`
 */
export async function seederFor(
  { averagesOf, ranksIn }: SeedingDeps,
  own: TournamentRow,
): Promise<Seeder> {
  const seeding = seedingOf(own);
  if (seeding.by === 'average') {
    return async (trx, drawn) => seededBy(drawn, await averagesOf(trx, drawn));
  }
  if (seeding.by === 'league') {
    const ranks = await ranksIn(seeding.leagueId);
    const values = new Map([...ranks].map(([userId, rank]) => [userId, -rank]));
    return async (_, drawn) => seededBy(drawn, values);
  }
  // Players who joined after the order was set by hand follow in the order of enrolment. Nothing is random.
  if (seeding.by === 'hand') {
    return async (_, drawn, { competition, own: now }) => {
      const asTheyCame = competition.enrolled.map(({ user_id }) => user_id);
      return inOrder(inOrder(drawn, asTheyCame), seedsOf(now));
    };
  }
  return async (_, drawn) => drawn;
}

/**
 * Checks an order by hand: each participant once at most, and nobody else.
 *
 * @throws {Refusal} `seeded-twice` or `not-enrolled`, each naming the player
 */
export async function checkOrder(
  db: Db,
  { enrolled }: Competition,
  userIds: readonly string[],
): Promise<void> {
  const known = new Set(enrolled.map(({ user_id: userId }) => userId));
  const twice = userIds.find((userId, index) => userIds.indexOf(userId) !== index);
  const stranger = userIds.find((userId) => !known.has(userId));
  const wrongId = twice ?? stranger;
  if (wrongId === undefined) return;
  const name = (await usernameOf(db, wrongId)) ?? wrongId;
  throw twice === undefined
    ? new Refusal('not-enrolled', { userIds: words.fields.notEnrolled(name) })
    : new Refusal('seeded-twice', { userIds: words.fields.seededTwice(name) });
}
