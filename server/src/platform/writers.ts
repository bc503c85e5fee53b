import type { Db, Store } from './database.ts';
import { groupedTransactions } from './grouped-transactions.ts';
import { oneAtATime, soon, type When } from './one-at-a-time.ts';
import { sqliteThread } from './sqlite-thread.ts';
import { perform, type Script } from './statements.ts';
import { together } from './together.ts';
import { persist, persistent, transactions, type Transact } from './transactions.ts';

/** How the store is written. */
export type Writers = {
  readonly transact: Transact;
  /** Does a script in a transaction, and returns the rows of its first query. */
  readonly write: (script: Script) => Promise<unknown[]>;
  /** When gathering is over: what is written then goes with the next commit of scripts. */
  readonly whenWritable: When;
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
  const commits = oneAtATime();
  const thread = sqliteThread(dataDir);
  const commit = (scripts: readonly Script[]) => commits.inTurn(() => thread.run(scripts));
  return {
    transact: persistent(groupedTransactions(db, commits)),
    write: together(commit, {
      max: MAX_SCRIPTS,
      when: commits.soonWhenFree, // with what others have gathered till then
    }),
    whenWritable: commits.whenFree,
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
    whenWritable: soon, // commits are many at once
    close: async () => {},
  };
}
