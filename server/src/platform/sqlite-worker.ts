/** The thread of its own in which SQLite is asked: each statement is committed before its answer. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile } from './sqlite-file.ts';

/** What the thread is asked, and answers. */
export type Question = {
  readonly id: number;
  readonly sql: string;
  readonly values: readonly unknown[];
};
export type Answer = { readonly id: number; readonly rows?: unknown[]; readonly error?: Error };

const { dataDir } = workerData as { dataDir: string }; // from our own thread
const file = openSqliteFile(dataDir);

parentPort?.on('message', ({ id, sql, values }: Question) => {
  parentPort?.postMessage({ id, ...answer(sql, values) } satisfies Answer);
});

function answer(sql: string, values: readonly unknown[]): Omit<Answer, 'id'> {
  try {
    return { rows: file.prepare(sql).all(values) };
  } catch (error) {
    return { error: error as Error }; // SQLite throws nothing else
  }
}
