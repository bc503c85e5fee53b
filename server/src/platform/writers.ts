import type { Db, Store } from './database.ts';
import { groupedTransactions } from './grouped-transactions.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { sqliteThread } from './sqlite-thread.ts';
import { persist, persistent, transactions, type Transact } from './transactions.ts';

/** How the store is written. */
export type Writers = {
  readonly transact: Transact;
  /** A single statement, which is a transaction by itself. */
  readonly alone: <Result>(ask: (db: Db) => Promise<Result>) => Promise<Result>;
  readonly areMany: boolean; // whether statements can be under way at once
  readonly close: () => Promise<void>;
};

export function writersOf({ databaseUrl, dataDir }: Store, db: Db): Writers {
  return databaseUrl === undefined ? sqliteWriters(db, dataDir) : postgresWriters(db);
}

/**
 * SQLite has one writer at a time: transactions and statements alone take turns. What else writes is
 * a single statement, and waits in SQLite itself.
 */
function sqliteWriters(db: Db, dataDir: string): Writers {
  const inTurn = oneAtATime();
  const thread = sqliteThread(dataDir);
  return {
    transact: persistent(groupedTransactions(db, inTurn)),
    alone: (ask) => inTurn(() => ask(thread)),
    areMany: false,
    close: () => thread.destroy(),
  };
}

const postgresWriters = (db: Db): Writers => ({
  transact: persistent(transactions(db)),
  alone: (ask) => persist(() => ask(db)),
  areMany: true,
  close: async () => {},
});
