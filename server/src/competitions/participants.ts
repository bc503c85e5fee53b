import { randomInt } from 'node:crypto';
import type { Unit } from '#platform/store/transactions.ts';
import { competitionRepository, type Competition } from './repository.ts';

/** Returns the players of a competition that begins. Players whose accounts are gone lose their enrolment. */
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

/** In an order of chance, each as likely as any other. */
export const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, lot: randomInt(LOTS) }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ item }) => item);

/** So many that two equal ones are out of the question. */
const LOTS = 2 ** 47;
