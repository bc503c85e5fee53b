import type { Store } from './database.ts';
import type { Db, Tables } from './db.ts';
import { groupedTransactions } from './grouped-transactions.ts';
import { batched, onNextLoop, serialQueue, yieldEvery } from '#platform/scheduling.ts';
import { sqliteThread } from './sqlite-thread.ts';
import { perform, type Script } from './statements.ts';
import { persist, persistent, transactions, type Transact } from './transactions.ts';

/** Runs a script in a transaction, and returns the rows of its first query. */
export type Write = (script: Script) => Promise<unknown[]>;

/** Writer of items in batches. */
export type WriteBatches<Item, Result> = {
  readonly max: number; // items per batch
  /** Returns a result for each item. Must call `write` before its first await, to share the commit. */
  readonly run: (items: readonly Item[], write: Write) => Promise<readonly Result[]>;
};

export type Writers = {
  readonly transact: Transact;
  readonly write: Write;
  /** Returns a function that gathers items until the next commit starts, and writes them in that commit. */
  readonly batchedWrite: <Item, Result>(
    batches: WriteBatches<Item, Result>,
  ) => (item: Item) => Promise<Result>;
  /**
   * Erases the remains of deleted rows from the files, while other writes wait.
   *
   * @returns false while another connection reads the log
   */
  readonly erase: (tables: readonly (keyof Tables)[]) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

const MAX_SCRIPTS = 50; // scripts per commit

/** Callers resumed per iteration of the event loop, so that new requests are read in between. */
const RESULTS_PER_LOOP = 32;

export function writersOf({ databaseUrl, dataDir }: Store, db: Db): Writers {
  return databaseUrl === undefined ? sqliteWriters(db, dataDir) : postgresWriters(db);
}

/**
 * Returns writers for SQLite, which has one writer at a time. Transactions and scripts take turns; those that arrive
 * together share a commit. Single statements elsewhere wait for SQLite's lock.
 */
function sqliteWriters(db: Db, dataDir: string): Writers {
  const commits = serialQueue();
  const thread = sqliteThread(dataDir);
  const yieldToOthers = yieldEvery(RESULTS_PER_LOOP);

  const write = batched<Script, unknown[]>({
    max: MAX_SCRIPTS,
    schedule: commits.onIdleLast, // after the batches of `batchedWrite`, so that their scripts join the commit
    run: (scripts: readonly Script[]) => commits.runExclusive(() => thread.run(scripts)),
  });
  const yielding = async <Result>(written: Promise<Result>): Promise<Result> => {
    const result = await written;
    await yieldToOthers();
    return result;
  };

  return {
    transact: persistent(groupedTransactions(db, commits)),
    write: (script) => yielding(write(script)),
    batchedWrite<Item, Result>({ max, run }: WriteBatches<Item, Result>) {
      const schedule = commits.onIdle;
      const add = batched({ max, schedule, run: (items: readonly Item[]) => run(items, write) });
      return (item: Item) => yielding(add(item));
    },
    erase: (tables) => commits.runExclusive(() => thread.erase(tables)),
    close: thread.close,
  };
}

/** Returns writers for PostgreSQL, which commits concurrently. */
function postgresWriters(db: Db): Writers {
  const commit: Write = (script) =>
    script.rest.length === 0
      ? perform(db, script)
      : db.transaction().execute((trx) => perform(trx, script));
  const write: Write = (script) => persist(() => commit(script));
  return {
    transact: persistent(transactions(db)),
    write,
    batchedWrite: ({ max, run }) =>
      batched({ max, schedule: onNextLoop, run: (items) => run(items, write) }),
    erase: async () => true, // erasing PostgreSQL's files is left to the operator
    close: async () => {},
  };
}
