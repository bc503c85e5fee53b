import { setImmediate as nextLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { Transact, Unit, Work } from './transactions.ts';

const MAX_TOGETHER = 20; // works of one commit: whoever comes later waits for them

/** A work, and what its caller is told: nothing before the commit. */
type Waiting = {
  /** Does it, and returns what is to be done after the commit. */
  readonly run: (db: Db) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
};

/**
 * Works that arrive together are committed together, one after the other on the one connection that
 * SQLite writes by: a commit costs as much as a hundred statements. Each is undone alone if it fails.
 */
export function groupedTransactions(db: Db): Transact {
  const queue: Waiting[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    while (queue.length > 0) {
      await commitTogether(db, queue.splice(0, MAX_TOGETHER));
      await nextLoop(); // SQLite's answers come at once: others would never have their turn
    }
    isRunning = false;
  }

  return <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      queue.push({ run: (trx) => run(trx, work, resolve), fail: reject });
      if (!isRunning) {
        isRunning = true;
        setImmediate(() => void runAll()); // with whatever else has arrived by then
      }
    });
}

async function commitTogether(db: Db, group: readonly Waiting[]): Promise<void> {
  const acts: (() => void)[] = [];
  try {
    await db.transaction().execute(async (trx) => {
      const [first] = group;
      if (first && group.length === 1) acts.push(await first.run(trx));
      else for (const waiting of group) acts.push(await runAlone(trx, waiting));
    });
  } catch (error) {
    for (const { fail } of group) fail(error);
    return;
  }
  for (const act of acts) act();
}

/** Does one work of a group, or undoes it: what is left to do then is to tell why. */
async function runAlone(trx: Db, { run: work, fail }: Waiting): Promise<() => void> {
  await sql`savepoint alone`.execute(trx);
  try {
    const act = await work(trx);
    await sql`release alone`.execute(trx);
    return act;
  } catch (error) {
    await sql`rollback to alone`.execute(trx);
    await sql`release alone`.execute(trx);
    return () => fail(error);
  }
}

async function run<Result>(
  db: Db,
  work: Work<Result>,
  resolve: (result: Result) => void,
): Promise<() => void> {
  const acts: (() => void)[] = [];
  const unit: Unit = { db, afterCommit: (act) => void acts.push(act) };
  const result = await work(unit);
  return () => {
    for (const act of acts) act();
    resolve(result);
  };
}
