import { memoryCounter, type Counter } from './memory-counter.ts';
import type { Redis } from '#platform/redis.ts';
import { within } from '#platform/within.ts';

const ADD = `
  local count = redis.call('incr', KEYS[1])
  if count == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return { count, redis.call('pttl', KEYS[1]) }`;

const TAKE_BACK = `
  if redis.call('exists', KEYS[1]) == 1 then redis.call('decr', KEYS[1]) end`;

const TIMEOUT_MS = 500;

/** Counter shared by all servers; of this process while Redis is unreachable or slow. */
export function redisCounter(
  { client }: Pick<Redis, 'client'>,
  prefix: string,
  windowMs: number,
): Counter {
  const local = memoryCounter(windowMs);
  const keysOf = (key: string) => [`${prefix}:${key}`];

  async function orLocally<Result>(
    inRedis: () => Promise<Result>,
    locally: () => Promise<Result>,
  ): Promise<Result> {
    if (!client.isReady) return locally();
    try {
      return await within(TIMEOUT_MS, inRedis());
    } catch {
      return locally();
    }
  }

  return {
    add: (key) =>
      orLocally(
        async () => {
          const used = await client.eval(ADD, { keys: keysOf(key), arguments: [String(windowMs)] });
          const [count, msLeft] = used as [number, number]; // as the script returns them
          return { count, msLeft };
        },
        () => local.add(key),
      ),

    takeBack: (key) =>
      orLocally(
        async () => void (await client.eval(TAKE_BACK, { keys: keysOf(key) })),
        () => local.takeBack(key),
      ),

    clear: (key) =>
      orLocally(
        async () => void (await client.del(keysOf(key))),
        () => local.clear(key),
      ),
  };
}
