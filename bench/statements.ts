import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseSync, StatementSync } from 'node:sqlite';

/** What a piece of work has asked of SQLite, in this process. */
export type Statements = { count: number; transactions: number };

const counts = new AsyncLocalStorage<Statements>();

/** Counts from now on, whoever opens the database and when. */
export function countStatements(): void {
  for (const method of ['all', 'get', 'run', 'iterate'] as const) {
    // A method of Node's own, with the arguments it is called with.
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

/** The work's result, and what it asked; what others ask meanwhile counts elsewhere. */
export async function counted<Result>(
  work: () => PromiseLike<Result>,
): Promise<{ result: Result; statements: Statements }> {
  const statements = { count: 0, transactions: 0 };
  const result = await counts.run(statements, async () => {
    const done = await work(); // in here: some begin only when they are awaited
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
