import { setImmediate as nextLoop } from 'node:timers/promises';
import { TooManyRequests } from '#platform/refusals.ts';

type Bounds = {
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly retryAfter: number; // seconds
};

/** Runs `work` in its turn. @throws {TooManyRequests} `too-busy` if the queue is full */
export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Returns a queue that runs at most `atOnce` works at a time, in the order of the calls. */
export function boundedQueue({ atOnce, maxWaiting, retryAfter }: Bounds): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const startNext = () => {
    const start = waiting.shift();
    if (start) start();
    else running -= 1;
  };

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((start) => waiting.push(start));
    else throw new TooManyRequests(retryAfter, 'too-busy');
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}

/**
 * Returns a queue for computations of milliseconds: one at a time, each in its own iteration of the event loop, so that
 * turns and calls are served in between.
 */
export function inTurn(): BoundedQueue {
  const queue = boundedQueue({ atOnce: 1, maxWaiting: 500, retryAfter: 2 });
  return (work) =>
    queue(async () => {
      await nextLoop();
      return work();
    });
}
