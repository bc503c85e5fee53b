import { setImmediate as nextLoop } from 'node:timers/promises';
import type { Db, Store } from './database.ts';
import { groupedTransactions } from './grouped-transactions.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { sqliteThread } from './sqlite-thread.ts';
import { perform, type Script } from './statements.ts';
import { together } from './together.ts';
import { persist, persistent, transactions, type Transact } from './transactions.ts';

/** How the store is written. */
export type Writers = {
  readonly transact: Transact;
  /** Does a script in a transaction, and returns the rows of its first query. */
  readonly write: (script: Script) => Promise<unknown[]>;
  readonly close: () => Promise<void>;
};

const MAX_SCRIPTS = 50; // of one commit

export function writersOf({ databaseUrl, dataDir }: Store, db: Db): Writers {
  return databaseUrl === undefined ? sqliteWriters(db, dataDir) : postgresWriters(db);
}

/**
 * SQLite has one writer at a time: transactions and scripts take turns, and those that arrive
 * together share a commit. What else writes is a single statement, and waits in SQLite itself.
 */
function sqliteWriters(db: Db, dataDir: string): Writers {
  const inTurn = oneAtATime();
  const thread = sqliteThread(dataDir);
  const commit = together((scripts: readonly Script[]) => inTurn(() => thread.run(scripts)), {
    max: MAX_SCRIPTS,
    areMany: false,
  });
  return {
    transact: persistent(groupedTransactions(db, inTurn)),
    async write(script) {
      const rows = await commit(script);
      // What has come meanwhile is read, and on its way to the thread, before this is acted on.
      await nextLoop();
      await nextLoop();
      return rows;
    },
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
    write: (script) => persist(() => commit(script)),
    close: async () => {},
  };
}
