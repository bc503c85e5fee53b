/** The thread of its own in which SQLite writes: what it is asked is committed before its answer. */
import { parentPort, workerData } from 'node:worker_threads';
import { postedError, type PostedError } from './sqlite-errors.ts';
import { eraseRemains } from './sqlite-erasure.ts';
import { openSqliteFile } from './sqlite-file.ts';
import type { Query, Script } from './statements.ts';

/** What the thread is asked: to commit scripts together, or to erase what is left of deleted rows. */
export type Asked =
  | { readonly scripts: readonly Script[] }
  | { readonly erased: readonly string[] };
export type Question = { readonly id: number; readonly asked: Asked };

/** What it answers: the rows of each script's first query, or whether all is erased; or why it failed. */
type Result = unknown[] | Error;
export type Posted = unknown[] | PostedError;
export type Answer = { readonly id: number; readonly results: Posted[] | PostedError };

const { dataDir } = workerData as { dataDir: string }; // from our own thread
const file = openSqliteFile(dataDir);

const rowsOf = ({ sql, values }: Query): unknown[] => file.prepare(sql).all(values);
const run = ({ sql, values }: Query) => file.prepare(sql).run(values);
const say = (sql: string) => run({ sql, values: [] });

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

/** All of them in one transaction, each undone alone if it fails. */
function commit(scripts: readonly Script[]): Result[] {
  const isOneStatement = scripts.length === 1 && scripts[0]?.rest.length === 0;
  if (isOneStatement) return scripts.map(({ first }) => orError(() => rowsOf(first)));
  // They hardly ever fail, and what can be undone alone costs half as much again.
  const together = transaction(() => scripts.map(perform));
  if (!(together instanceof Error)) return together;
  const each = transaction(() => scripts.map(performAlone));
  if (each instanceof Error) throw each;
  return each;
}

/** Commits what is done in it, or returns why all of it was undone. */
function transaction<Done>(act: () => Done): Done | Error {
  say('begin immediate');
  const done = orError(() => {
    const result = act();
    say('commit');
    return result;
  });
  if (done instanceof Error) orError(() => say('rollback')); // which SQLite may have done already
  return done;
}

/** What fails is undone. Where SQLite has undone everything, as on a full disk, it ends here. */
function performAlone(script: Script): Result {
  say('savepoint script');
  const result = orError(() => perform(script));
  if (result instanceof Error && !file.isTransaction()) throw result;
  if (result instanceof Error) say('rollback to script');
  say('release script');
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
    return error as Error; // SQLite throws nothing else
  }
}
