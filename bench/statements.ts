import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseSync, StatementSync } from 'node:sqlite';

/** Number of statements and transactions that a piece of work runs on SQLite, in this process. */
export type Statements = { count: number; transactions: number };

const counts = new AsyncLocalStorage<Statements>();

/** Starts to count the statements on every SQLite database of this process, whenever opened. */
export function countStatements(): void {
  for (const method of ['all', 'get', 'run', 'iterate'] as const) {
    // Node's own method, called with the original arguments.
    const original = StatementSync.prototype[method] as (...given: unknown[]) => unknown;
    Object.assign(StatementSync.prototype, {
      [method](this: StatementSync, ...given: unknown[]) {
        note(this.sourceSQL);
        return original.apply(this, given);
      },
    });
  }
  const { exec } = DatabaseSync.prototype;
  Object.assign(DatabaseSync.prototype, {
    exec(this: DatabaseSync, sql: string) {
      note(sql);
      return exec.call(this, sql);
    },
  });
}

/** Returns the result of `work` and its statements, without the statements of concurrent work. */
export async function counted<Result>(
  work: () => PromiseLike<Result>,
): Promise<{ result: Result; statements: Statements }> {
  const statements = { count: 0, transactions: 0 };
  const result = await counts.run(statements, async () => {
    const done = await work(); // awaited in here, since some work begins only when awaited
    return done;
  });
  return { result, statements };
}

function note(sql: string): void {
  const statements = counts.getStore();
  if (!statements) return;
  statements.count += 1;
  if (/^\s*begin/i.test(sql)) statements.transactions += 1;
}
