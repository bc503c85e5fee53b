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
