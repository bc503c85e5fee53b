import { Worker } from 'node:worker_threads';
import {
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely';
import type { Db, Tables } from './database.ts';
import type { Answer, Question } from './sqlite-worker.ts';

const WORKER = new URL('./sqlite-worker.ts', import.meta.url);

/**
 * The same file, asked in a thread of its own, so that waiting for the disk keeps nobody else. For
 * single statements: it has no transactions. The thread starts with the first of them.
 */
export const sqliteThread = (dataDir: string): Db =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver(dataDir),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

function driver(dataDir: string): Driver {
  const questions = new Map<number, PromiseWithResolvers<unknown[]>>();
  let worker: Worker | undefined;
  let asked = 0;

  function start(): Worker {
    const started = new Worker(WORKER, { workerData: { dataDir } });
    started.on('message', ({ id, rows = [], error }: Answer) => {
      const question = questions.get(id);
      questions.delete(id);
      if (error) question?.reject(error);
      else question?.resolve(rows);
    });
    const fail = (why: unknown) => {
      if (worker !== started) return; // told already, and another may be at work
      worker = undefined; // the next question starts another
      for (const { reject } of questions.values()) reject(why);
      questions.clear();
    };
    started.on('error', fail);
    started.on('exit', (code) => fail(new Error(`SQLite's thread has ended with ${code}.`)));
    return started;
  }

  function ask(sql: string, values: readonly unknown[]): Promise<unknown[]> {
    worker ??= start();
    const question = Promise.withResolvers<unknown[]>();
    questions.set((asked += 1), question);
    worker.postMessage({ id: asked, sql, values } satisfies Question);
    return question.promise;
  }

  const connection: DatabaseConnection = {
    // Of whatever type the rows are for whoever asks.
    executeQuery: async ({ sql, parameters }) => ({
      rows: (await ask(sql, parameters)) as never[],
    }),
    streamQuery: unsupported,
  };
  return {
    init: nothing,
    acquireConnection: async () => connection,
    releaseConnection: nothing,
    beginTransaction: unsupported,
    commitTransaction: unsupported,
    rollbackTransaction: unsupported,
    async destroy() {
      await worker?.terminate();
    },
  };
}

const nothing = async (): Promise<void> => {};

function unsupported(): never {
  throw new Error('A thread of its own is asked single statements.');
}
