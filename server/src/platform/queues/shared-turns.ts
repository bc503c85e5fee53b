import { inTurn } from './bounded-queue.ts';

/**
 * Queue of computations by key (see {@link inTurn}). Callers share a computation that still waits; once it has
 * begun, it may have read stale data for a later caller, which gets another.
 *
 * The function returned throws a `TooManyRequests` `too-busy` if the queue is full.
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
    computed.catch(() => waiting.get(key) === computed && waiting.delete(key)); // it never had its turn
    return computed;
  };
}
