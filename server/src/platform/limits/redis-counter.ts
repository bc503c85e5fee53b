import { memoryCounter, type Counter } from './memory-counter.ts';
import type { Redis } from '#platform/redis.ts';
import { within } from '#platform/within.ts';

const ADD = `
  local count = redis.call('incr', KEYS[1])
  if count == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return { count, redis.call('pttl', KEYS[1]) }`;

const TAKE_BACK = `
  if redis.call('exists', KEYS[1]) == 1 then redis.call('decr', KEYS[1]) end`;

/** How long a use waits to be counted by Redis, in milliseconds. */
const PATIENCE = 500;

/** Counts for all servers together; for this one alone while Redis is away, or slow. */
export function redisCounter(
  { client }: Pick<Redis, 'client'>,
  prefix: string,
  windowMs: number,
): Counter {
  const alone = memoryCounter(windowMs);
  const keysOf = (key: string) => [`${prefix}:${key}`];

  async function orAlone<Result>(
    together: () => Promise<Result>,
    byItself: () => Promise<Result>,
  ): Promise<Result> {
    if (!client.isReady) return byItself();
    try {
      return await within(PATIENCE, together());
    } catch {
      return byItself();
    }
  }

  return {
    add: (key) =>
      orAlone(
        async () => {
          const used = await client.eval(ADD, { keys: keysOf(key), arguments: [String(windowMs)] });
          const [count, msLeft] = used as [number, number]; // as the script returns them
          return { count, msLeft };
        },
        () => alone.add(key),
      ),

    takeBack: (key) =>
      orAlone(
        async () => void (await client.eval(TAKE_BACK, { keys: keysOf(key) })),
        () => alone.takeBack(key),
      ),

    clear: (key) =>
      orAlone(
        async () => void (await client.del(keysOf(key))),
        () => alone.clear(key),
      ),
  };
}
