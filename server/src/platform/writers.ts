import type { Db, Store } from './database.ts';
import { groupedTransactions } from './grouped-transactions.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { sqliteThread } from './sqlite-thread.ts';
import { perform, type Script } from './statements.ts';
import { persist, persistent, transactions, type Transact } from './transactions.ts';

/** How the store is written. */
export type Writers = {
  readonly transact: Transact;
  /** Writes scripts: for each the rows of its first query, or why it failed and wrote nothing. */
  readonly write: (scripts: readonly Script[]) => Promise<readonly (unknown[] | Error)[]>;
  readonly areMany: boolean; // whether writes can be under way at once
  readonly close: () => Promise<void>;
};

export function writersOf({ databaseUrl, dataDir }: Store, db: Db): Writers {
  return databaseUrl === undefined ? sqliteWriters(db, dataDir) : postgresWriters(db);
}

/**
 * SQLite has one writer at a time: transactions and scripts take turns. What else writes is a single
 * statement, and waits in SQLite itself.
 */
function sqliteWriters(db: Db, dataDir: string): Writers {
  const inTurn = oneAtATime();
  const thread = sqliteThread(dataDir);
  return {
    transact: persistent(groupedTransactions(db, inTurn)),
    write: (scripts) => inTurn(() => thread.run(scripts)),
    areMany: false,
    close: thread.close,
  };
}

function postgresWriters(db: Db): Writers {
  const commit = (script: Script): Promise<unknown[]> =>
    script.rest.length === 0
      ? perform(db, script)
      : db.transaction().execute((trx) => perform(trx, script));
  return {
    transact: persistent(transactions(db)),
    write: (scripts) =>
      Promise.all(
        scripts.map((script) => persist(() => commit(script)).catch((error: Error) => error)),
      ),
    areMany: true,
    close: async () => {},
  };
}
