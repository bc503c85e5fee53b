/** Worker thread that writes to SQLite. Answers after the commit. */
import { parentPort, workerData } from 'node:worker_threads';
import { postedError, type PostedError } from './sqlite-errors.ts';
import { eraseRemains } from './sqlite-erasure.ts';
import { openSqliteFile } from './sqlite-file.ts';
import type { Query, Script } from './statements.ts';

/** A request to the thread: to commit scripts together, or to erase the remains of deleted rows in tables. */
export type Asked =
  | { readonly scripts: readonly Script[] }
  | { readonly erased: readonly string[] };
export type Question = { readonly id: number; readonly asked: Asked };

/** Rows of a script's first query, or an error. Result of an erasure: a single boolean, true if it is complete. */
type Result = unknown[] | Error;
export type Posted = unknown[] | PostedError;
export type Answer = { readonly id: number; readonly results: Posted[] | PostedError };

const { dataDir } = workerData as { dataDir: string }; // set by `sqliteThread`
const file = openSqliteFile(dataDir);

const rowsOf = ({ sql, values }: Query): unknown[] => file.prepare(sql).all(values);
const run = ({ sql, values }: Query) => file.prepare(sql).run(values);
const execSql = (sql: string) => run({ sql, values: [] });

parentPort?.on('message', ({ id, asked }: Question) => {
  const results = orError(() => answerTo(asked));
  const posted = results instanceof Error ? postedError(results) : results.map(toPost);
  parentPort?.postMessage({ id, results: posted } satisfies Answer);
});

const toPost = (result: Result): Posted => (result instanceof Error ? postedError(result) : result);

function answerTo(asked: Asked): Result[] {
  if ('scripts' in asked) return commit(asked.scripts);
  return [[eraseRemains(dataDir, asked.erased)]];
}

/** Commits scripts in one transaction. A script that fails is rolled back alone. */
function commit(scripts: readonly Script[]): Result[] {
  const isOneStatement = scripts.length === 1 && scripts[0]?.rest.length === 0;
  if (isOneStatement) return scripts.map(({ first }) => orError(() => rowsOf(first)));
  // Tries without savepoints first: they take half as long again, and scripts hardly ever fail.
  const together = transaction(() => scripts.map(perform));
  if (!(together instanceof Error)) return together;
  const each = transaction(() => scripts.map(performAlone));
  if (each instanceof Error) throw each;
  return each;
}

/** Runs `act` in a transaction. Returns the error after a rollback. */
function transaction<Done>(act: () => Done): Done | Error {
  execSql('begin immediate');
  const done = orError(() => {
    const result = act();
    execSql('commit');
    return result;
  });
  if (done instanceof Error) orError(() => execSql('rollback')); // SQLite may have rolled back already
  return done;
}

/** Runs a script in a savepoint. Throws if SQLite has rolled back everything, as on a full disk. */
function performAlone(script: Script): Result {
  execSql('savepoint script');
  const result = orError(() => perform(script));
  if (result instanceof Error && !file.isTransaction()) throw result;
  if (result instanceof Error) execSql('rollback to script');
  execSql('release script');
  return result;
}

function perform({ first, rest }: Script): unknown[] {
  const rows = rowsOf(first);
  if (rows.length > 0) rest.forEach(run);
  return rows;
}

function orError<Done>(act: () => Done): Done | Error {
  try {
    return act();
  } catch (error) {
    return error as Error; // SQLite throws only errors
  }
}
