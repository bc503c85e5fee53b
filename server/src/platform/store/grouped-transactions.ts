import { setImmediate as nextLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import { isOutOfReach } from '#platform/refusals.ts';
import { batched, type SerialQueue } from '#platform/scheduling.ts';
import type { Db } from './db.ts';
import type { Transact, Work } from './transactions.ts';

const MAX_WORKS = 20; // works per commit

type Act = () => void;

/**
 * Returns a `Transact` that runs concurrent works in one transaction: an SQLite commit costs as much as a hundred
 * statements. Each work has a savepoint, and is rolled back alone if it fails.
 */
export function groupedTransactions(db: Db, { runExclusive, onIdle }: SerialQueue): Transact {
  const commit = batched({
    max: MAX_WORKS,
    schedule: onIdle,
    run: (works: readonly Work<unknown>[]) =>
      runExclusive(async () => {
        await nextLoop(); // lets pending events go first, as SQLite blocks the event loop
        return commitTogether(db, works);
      }),
  });
  // Each caller gets the result of its own work, which the type of the batch cannot express.
  return <Result>(work: Work<Result>) => commit(work) as Promise<Result>;
}

/** Returns the result of each work, or its error. */
async function commitTogether(db: Db, works: readonly Work<unknown>[]): Promise<unknown[]> {
  const acts: Act[] = [];
  const [first] = works;
  const results = await db.transaction().execute(async (trx) => {
    const afterCommit = (act: Act) => void acts.push(act);
    if (first && works.length === 1) return [await first({ db: trx, afterCommit })];
    const each: unknown[] = [];
    for (const work of works) each.push(await inSavepoint(trx, work, acts));
    return each;
  });
  for (const act of acts) act();
  return results;
}

/** Runs one work of a group in a savepoint. If the work fails, rolls back to the savepoint and returns the error. */
async function inSavepoint(trx: Db, work: Work<unknown>, acts: Act[]): Promise<unknown> {
  const own: Act[] = [];
  await sql`savepoint alone`.execute(trx);
  try {
    const result = await work({ db: trx, afterCommit: (act) => void own.push(act) });
    await sql`release alone`.execute(trx);
    acts.push(...own);
    return result;
  } catch (error) {
    if (isOutOfReach(error)) throw error; // fails the group: SQLite may have rolled back everything
    await sql`rollback to alone`.execute(trx);
    await sql`release alone`.execute(trx);
    return error;
  }
}
