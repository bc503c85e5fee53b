import type { Log } from './log.ts';
import type { Redis } from './redis.ts';

/** The Redis at an address, if one is given. Its client is loaded then only: it would slow every start. */
export async function redisAt(url: string | undefined, log: Log): Promise<Redis | undefined> {
  if (url === undefined) return undefined;
  const { connectRedis } = await import('./redis.ts');
  return connectRedis(url, log);
}
