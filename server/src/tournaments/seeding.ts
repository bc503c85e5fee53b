import { inOrder, seededBy } from '@darts/rules/tournaments/seeding';
import type { Competition } from '../competitions/service.ts';
import { seedingOf, seedsOf } from './settings.ts';
import type { TournamentRow } from './tables.ts';

export type SeedingDeps = {
  /** The averages of some players, by their ids; of those who have thrown. */
  readonly averagesOf: (userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /**
   * The players of a league, each with their rank in its table, by their ids.
   *
   * @throws {Refusal} `league-not-found`
   */
  readonly ranksIn: (leagueId: string) => Promise<ReadonlyMap<string, number>>;
};

/** What is known of players before a draw; the order of chance is for those whom it does not part. */
type Seeder = (drawn: readonly string[]) => readonly string[];

/**
 * How the players of a tournament are seeded.
 *
 * @throws {Refusal} `league-not-found`
 */
export async function seederFor(
  { averagesOf, ranksIn }: SeedingDeps,
  { enrolled }: Competition,
  own: TournamentRow,
): Promise<Seeder> {
  const userIds = enrolled.map(({ user_id }) => user_id);
  const seeding = seedingOf(own);
  if (seeding.by === 'average') {
    const averages = await averagesOf(userIds);
    return (drawn) => seededBy(drawn, averages);
  }
  if (seeding.by === 'league') {
    const ranks = await ranksIn(seeding.leagueId);
    const values = new Map([...ranks].map(([userId, rank]) => [userId, -rank]));
    return (drawn) => seededBy(drawn, values);
  }
  // Put in order by hand, whoever has come since follows as they came: nothing is drawn.
  if (seeding.by === 'hand') return (drawn) => inOrder(inOrder(drawn, userIds), seedsOf(own));
  return (drawn) => drawn;
}
