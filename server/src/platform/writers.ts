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
  /** On the results of how many writes to act before others have their turn. */
  readonly resultsAtOnce: number;
  readonly close: () => Promise<void>;
};

const MAX_SCRIPTS = 50; // of one commit

/** What has come meanwhile is read, and on its way to the thread, before more are acted on. */
const RESULTS_AT_ONCE = 32;

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
      when: commits.lastWhenFree, // with what others have gathered till then
    }),
    whenWritable: commits.whenFree,
    resultsAtOnce: RESULTS_AT_ONCE,
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
    // Commits are many at once: each is the larger, the more has come since the last.
    whenWritable: soon,
    resultsAtOnce: Number.POSITIVE_INFINITY,
    close: async () => {},
  };
}
