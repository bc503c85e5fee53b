import type { Config } from '#platform/config/config.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { lockPostgres, type LockLog } from './postgres-lock.ts';

/**
 * Keeps every other server from the store, but those that share it through Redis.
 *
 * @returns what lets them in again
 * @throws {StartError} a `StoreInUse` when another is there already
 */
export async function lockStore(
  { databaseUrl, redisUrl, dataDir }: Pick<Config, 'databaseUrl' | 'redisUrl' | 'dataDir'>,
  log: LockLog,
): Promise<() => Promise<void>> {
  if (databaseUrl === undefined) return lockDataDir(dataDir);
  return lockPostgres({ databaseUrl, isAlone: redisUrl === undefined, log });
}
