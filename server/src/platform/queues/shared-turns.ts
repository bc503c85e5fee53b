import { inTurn } from './bounded-queue.ts';

/**
 * Returns a queue of computations by key (see {@link inTurn}). Callers share a computation that has not started. A
 * later caller gets a new one, as the running one may have read stale data.
 *
 * The returned function throws a `TooManyRequests` `too-busy` if the queue is full.
 */
export function sharedTurns<Result>() {
  const queue = inTurn();
  const waiting = new Map<string, Promise<Result>>();

  return (key: string, compute: () => Promise<Result>): Promise<Result> => {
    const known = waiting.get(key);
    if (known) return known;
    const computed = queue(() => {
      waiting.delete(key);
      return compute();
    });
    waiting.set(key, computed);
    computed.catch(() => waiting.get(key) === computed && waiting.delete(key)); // the queue was full: it never started
    return computed;
  };
}
