import { setImmediate as nextLoop } from 'node:timers/promises';

/** How many rounds are read in one go: of the largest league, a thousand games. */
const ROUNDS_AT_ONCE = 20;

/** Rows of all rounds of a league; others have their turn between. */
export async function readByRounds<Row>(
  rounds: number,
  read: (firstRound: number, lastRound: number) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let first = 1; first <= rounds; first += ROUNDS_AT_ONCE) {
    for (const row of await read(first, first + ROUNDS_AT_ONCE - 1)) rows.push(row);
    await nextLoop();
  }
  return rows;
}
