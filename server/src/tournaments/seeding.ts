import { inOrder, seededBy } from '@darts/rules/tournaments/seeding';
import type { Db } from '#platform/store/db.ts';
import { Refusal } from '#platform/refusals.ts';
import { words } from '#words.ts';
import { usernameOf } from '../accounts/service.ts';
import type { Competition } from '../competitions/service.ts';
import { seedingOf, seedsOf } from './settings.ts';
import type { TournamentRow } from './tables.ts';

export type SeedingDeps = {
  /** The averages of some players, by their ids; of those who have thrown. */
  readonly averagesOf: (
    trx: Db,
    userIds: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
  /**
   * The players of a league, each with their rank in its table, by their ids.
   *
   * @throws {Refusal} `league-not-found`
   */
  readonly ranksIn: (leagueId: string) => Promise<ReadonlyMap<string, number>>;
};

/** A tournament as its draw reads it, when nobody changes it any more. */
type Drawn = { readonly competition: Competition; readonly own: TournamentRow };

/** Seeds those who are drawn, in the transaction of the draw; the order of chance is for those whom nothing parts. */
type Seeder = (trx: Db, drawn: readonly string[], now: Drawn) => Promise<readonly string[]>;

/**
 * How the players of a tournament are seeded. What a table is computed of is read before the draw.
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
  // Put in order by hand, whoever has come since follows as they came: nothing is drawn.
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
