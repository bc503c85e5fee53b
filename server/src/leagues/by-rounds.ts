import { setImmediate as nextLoop } from 'node:timers/promises';

/** Number of rounds in a batch: a thousand games in the largest league. */
const ROUNDS_AT_ONCE = 20;

/** Reads the rows of all rounds of a league in batches, and yields to the event loop after each batch. */
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
