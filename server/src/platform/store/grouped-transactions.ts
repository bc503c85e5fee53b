import { setImmediate as nextLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import { isOutOfReach } from '#platform/refusals.ts';
import { batched, type SerialQueue } from '#platform/scheduling.ts';
import type { Db } from './db.ts';
import type { Transact, Work } from './transactions.ts';

const MAX_WORKS = 20; // of one commit

type Act = () => void;

/**
 * Works that arrive together are committed together, one after the other on one connection: to
 * SQLite, a commit costs as much as a hundred statements. Each is undone alone if it fails.
 */
export function groupedTransactions(db: Db, { runExclusive, onIdle }: SerialQueue): Transact {
  const commit = batched({
    max: MAX_WORKS,
    schedule: onIdle,
    run: (works: readonly Work<unknown>[]) =>
      runExclusive(async () => {
        await nextLoop(); // SQLite's answers come at once: others would never have their turn
        return commitTogether(db, works);
      }),
  });
  // Each gets the result of its own work, which a list of them has no type for.
  return <Result>(work: Work<Result>) => commit(work) as Promise<Result>;
}

/** The result of each, or why it failed. */
async function commitTogether(db: Db, works: readonly Work<unknown>[]): Promise<unknown[]> {
  const acts: Act[] = [];
  const [first] = works;
  const results = await db.transaction().execute(async (trx) => {
    const afterCommit = (act: Act) => void acts.push(act);
    if (first && works.length === 1) return [await first({ db: trx, afterCommit })];
    const each: unknown[] = [];
    for (const work of works) each.push(await doAlone(trx, work, acts));
    return each;
  });
  for (const act of acts) act();
  return results;
}

/** Does one work of a group, or undoes it and returns why. */
async function doAlone(trx: Db, work: Work<unknown>, acts: Act[]): Promise<unknown> {
  const own: Act[] = [];
  await sql`savepoint alone`.execute(trx);
  try {
    const result = await work({ db: trx, afterCommit: (act) => void own.push(act) });
    await sql`release alone`.execute(trx);
    acts.push(...own);
    return result;
  } catch (error) {
    if (isOutOfReach(error)) throw error; // for all of them: SQLite may have undone everything
    await sql`rollback to alone`.execute(trx);
    await sql`release alone`.execute(trx);
    return error;
  }
}
