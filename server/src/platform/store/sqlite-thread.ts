import { Worker } from 'node:worker_threads';
import { outOfReach } from '#platform/refusals.ts';
import { receivedError } from './sqlite-errors.ts';
import type { Answer, Asked, Posted, Question } from './sqlite-worker.ts';
import type { Script } from './statements.ts';

const WORKER = new URL('./sqlite-worker.ts', import.meta.url);

/** The rows of a script's first query, or why it failed. */
type Result = unknown[] | Error;

const received = (posted: Posted): Result =>
  Array.isArray(posted) ? posted : receivedError(posted);

/**
 * The same file, written in a thread of its own, so that waiting for the disk keeps nobody else. The
 * thread starts with the first scripts.
 */
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
      if (worker !== started) return; // reported already, and another may be at work
      worker = undefined; // the next question starts another
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
    /** Commits scripts together, each undone alone if it fails. */
    run: (scripts: readonly Script[]): Promise<Result[]> => ask({ scripts }),

    /** Leaves nothing of what was deleted from some tables, and returns whether it is done. */
    async erase(tables: readonly string[]): Promise<boolean> {
      const [answer] = await ask({ erased: tables });
      return Array.isArray(answer) && answer[0] === true;
    },

    async close(): Promise<void> {
      await worker?.terminate();
    },
  };
}
