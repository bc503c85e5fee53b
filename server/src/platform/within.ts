import type { Log } from './log.ts';

/**
 * Returns the result of `work`. After a timeout, `work` continues in the background.
 *
 * @throws {Error} the error of `work`, or a timeout after `ms` milliseconds
 */
export function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not done within ${ms} ms`)), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Waits for a step of the shutdown; logs a failure, or a timeout after `ms` milliseconds. */
export const tryToEnd = (log: Log, name: string, ms: number, end: Promise<void>): Promise<void> =>
  within(ms, end).catch((error: unknown) => log.warn({ err: error }, `${name} did not end well`));
