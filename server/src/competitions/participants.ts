import { randomInt } from 'node:crypto';
import type { Unit } from '#platform/store/transactions.ts';
import { competitionRepository, type Competition } from './repository.ts';

/** Returns the players of a competition that starts. Removes the enrolments of deleted accounts. */
export async function participantsOf(
  unit: Unit,
  { competition_id, enrolled }: Competition,
): Promise<string[]> {
  const gone = enrolled.filter(({ username }) => username === null);
  for (const { user_id } of gone) {
    await competitionRepository(unit.db).withdraw(competition_id, user_id);
  }
  return enrolled.filter((row) => !gone.includes(row)).map(({ user_id }) => user_id);
}

/** Returns the items in random order; all orders are equally likely. */
export const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, lot: randomInt(LOTS) }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ item }) => item);

/** Range of the random sort keys, large enough that equal keys practically never occur. */
const LOTS = 2 ** 47;
