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

/** A tournament as its draw reads it, when nobody changes it any more. */
type Drawn = { readonly competition: Competition; readonly own: TournamentRow };

/** What is known of players before a draw; the order of chance is for those whom it does not part. */
type Seeder = (drawn: readonly string[], now: Drawn) => readonly string[];

const idsOf = ({ enrolled }: Competition) => enrolled.map(({ user_id }) => user_id);

/**
 * How the players of a tournament are seeded.
 *
 * @throws {Refusal} `league-not-found`
 */
export async function seederFor(
  { averagesOf, ranksIn }: SeedingDeps,
  competition: Competition,
  own: TournamentRow,
): Promise<Seeder> {
  const seeding = seedingOf(own);
  if (seeding.by === 'average') {
    const averages = await averagesOf(idsOf(competition));
    return (drawn) => seededBy(drawn, averages);
  }
  if (seeding.by === 'league') {
    const ranks = await ranksIn(seeding.leagueId);
    const values = new Map([...ranks].map(([userId, rank]) => [userId, -rank]));
    return (drawn) => seededBy(drawn, values);
  }
  // Put in order by hand, whoever has come since follows as they came: nothing is drawn.
  if (seeding.by === 'hand') {
    return (drawn, now) => inOrder(inOrder(drawn, idsOf(now.competition)), seedsOf(now.own));
  }
  return (drawn) => drawn;
}
