import type { Log } from './log.ts';
import type { Redis } from './redis.ts';

/** Connects to Redis if `url` is given. The client library is loaded only then, because it slows down the start. */
export async function redisAt(url: string | undefined, log: Log): Promise<Redis | undefined> {
  if (url === undefined) return undefined;
  const { connectRedis } = await import('./redis.ts');
  return connectRedis(url, log);
}
