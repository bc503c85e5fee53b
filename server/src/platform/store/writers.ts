import type { Store } from './database.ts';
import type { Db, Tables } from './db.ts';
import { groupedTransactions } from './grouped-transactions.ts';
import { batched, onNextLoop, serialQueue, yieldEvery } from '#platform/scheduling.ts';
import { sqliteThread } from './sqlite-thread.ts';
import { perform, type Script } from './statements.ts';
import { persist, persistent, transactions, type Transact } from './transactions.ts';

/** Does a script in a transaction, and returns the rows of its first query. */
export type Write = (script: Script) => Promise<unknown[]>;

/** How items that arrive together are written together. */
export type WriteBatches<Item, Result> = {
  readonly max: number; // items of one batch
  /** Returns something for each item. Has to write before it awaits anything, to be in time. */
  readonly run: (items: readonly Item[], write: Write) => Promise<readonly Result[]>;
};

/** How the store is written. */
export type Writers = {
  readonly transact: Transact;
  readonly write: Write;
  /** Gathers items until the next commit begins, which is theirs, and promises each its result. */
  readonly batchedWrite: <Item, Result>(
    batches: WriteBatches<Item, Result>,
  ) => (item: Item) => Promise<Result>;
  /**
   * Leaves nothing in any file of rows that were deleted from some tables; other writes wait.
   *
   * @returns whether it is done: not, while somebody else reads what is to go
   */
  readonly erase: (tables: readonly (keyof Tables)[]) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

const MAX_SCRIPTS = 50; // of one commit

/** What has come meanwhile is read, and on its way to the thread, before more results are acted on. */
const RESULTS_PER_LOOP = 32;

export function writersOf({ databaseUrl, dataDir }: Store, db: Db): Writers {
  return databaseUrl === undefined ? sqliteWriters(db, dataDir) : postgresWriters(db);
}

/**
 * SQLite has one writer at a time: transactions and scripts take turns, and those that arrive
 * together share a commit. What else writes is a single statement, and waits in SQLite itself.
 */
function sqliteWriters(db: Db, dataDir: string): Writers {
  const commits = serialQueue();
  const thread = sqliteThread(dataDir);
  const yieldToOthers = yieldEvery(RESULTS_PER_LOOP);

  const write = batched<Script, unknown[]>({
    max: MAX_SCRIPTS,
    schedule: commits.onIdleLast, // with what others have gathered until then
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

/** PostgreSQL has many commits at once: each is the larger, the more has come since the last. */
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
    erase: async () => true, // its own files are its own affair
    close: async () => {},
  };
}
