import { TooManyRequests } from './refusals.ts';

type Bounds = {
  readonly atOnce: number;
  readonly maxWaiting: number; // what comes then is refused
  readonly retryAfter: number; // seconds
};

export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Does so many works at once, the others in the order they came.
 *
 * The function returned throws a {@link TooManyRequests} `too-busy` when too many wait already.
 */
export function boundedQueue({ atOnce, maxWaiting, retryAfter }: Bounds): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Passes the place of one that is done on to the next. */
  const next = () => {
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
      next();
    }
  };
}
