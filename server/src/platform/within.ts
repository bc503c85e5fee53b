import type { Log } from './log.ts';

/**
 * What some work results in, if that takes no longer than so many milliseconds.
 *
 * @throws what the work throws, or that it took longer; the work itself goes on
 */
export function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not done within ${ms} ms`)), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Waits for an end, so many milliseconds at most: what is out of reach keeps no server from stopping. */
export const tryToEnd = (log: Log, name: string, ms: number, end: Promise<void>): Promise<void> =>
  within(ms, end).catch((error: unknown) => log.warn({ err: error }, `${name} did not end well`));
