import type { Db, Store } from './database.ts';
import { groupedTransactions } from './grouped-transactions.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { sqliteThread } from './sqlite-thread.ts';
import { persist, transactions, type Transact } from './transactions.ts';

/** How the store is written. */
export type Writers = {
  readonly transact: Transact;
  /** A single statement, which is a transaction by itself. */
  readonly alone: <Result>(ask: (db: Db) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
};

export function writersOf({ databaseUrl, dataDir }: Store, db: Db): Writers {
  return databaseUrl === undefined ? sqliteWriters(db, dataDir) : postgresWriters(db);
}

/** SQLite is written by one connection at a time: no other waits, nor is kept waiting, in vain. */
function sqliteWriters(db: Db, dataDir: string): Writers {
  const inTurn = oneAtATime();
  const transact = groupedTransactions(db, inTurn);
  const thread = sqliteThread(dataDir);
  return {
    transact: (work) => persist(() => transact(work)),
    alone: (ask) => inTurn(() => ask(thread)),
    close: () => thread.destroy(),
  };
}

function postgresWriters(db: Db): Writers {
  const transact = transactions(db);
  return {
    transact: (work) => persist(() => transact(work)),
    alone: (ask) => persist(() => ask(db)),
    close: async () => {},
  };
}
