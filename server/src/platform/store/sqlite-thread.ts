import { Worker } from 'node:worker_threads';
import { outOfReach } from '#platform/refusals.ts';
import { receivedError } from './sqlite-errors.ts';
import type { Answer, Asked, Posted, Question } from './sqlite-worker.ts';
import type { Script } from './statements.ts';

const WORKER = new URL('./sqlite-worker.ts', import.meta.url);

/** The rows of a script's first query, or its error. */
type Result = unknown[] | Error;

const received = (posted: Posted): Result =>
  Array.isArray(posted) ? posted : receivedError(posted);

/** Writes the embedded database in a worker thread, so that the event loop does not wait for the disk. */
export function sqliteThread(dataDir: string) {
  const questions = new Map<number, PromiseWithResolvers<Result[]>>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(WORKER, { workerData: { dataDir } });
    started.on('message', ({ id, results }: Answer) => {
      const question = questions.get(id);
      questions.delete(id);
      if (Array.isArray(results)) question?.resolve(results.map(received));
      else question?.reject(receivedError(results));
    });
    const fail = (why: unknown) => {
      if (worker !== started) return; // already handled, and another thread may run
      worker = undefined; // the next question starts another thread
      for (const { reject } of questions.values()) reject(outOfReach(why));
      questions.clear();
    };
    started.on('error', fail);
    started.on('exit', (code) => fail(new Error(`SQLite's thread has ended with ${code}.`)));
    return started;
  }

  function ask(asked: Asked): Promise<Result[]> {
    worker ??= start();
    const question = Promise.withResolvers<Result[]>();
    questions.set((lastId += 1), question);
    worker.postMessage({ id: lastId, asked } satisfies Question);
    return question.promise;
  }

  return {
    /** Commits scripts together. A script that fails is rolled back alone. */
    run: (scripts: readonly Script[]): Promise<Result[]> => ask({ scripts }),

    /** Erases the remains of deleted rows. Returns false if the erasure has to be repeated. */
    async erase(tables: readonly string[]): Promise<boolean> {
      const [answer] = await ask({ erased: tables });
      return Array.isArray(answer) && answer[0] === true;
    },

    async close(): Promise<void> {
      await worker?.terminate();
    },
  };
}
