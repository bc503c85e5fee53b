import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '#platform/config/config.ts';
import { unwritableFolder, StartError, StoreInUse } from '#platform/config/start-error.ts';
import { PRIVATE_FOLDER } from '#platform/private-files.ts';
import { isBusy } from '#platform/store/sqlite-errors.ts';
import { lockPostgres, type LockLog } from './postgres-lock.ts';

/**
 * Locks the store against other servers, except those that share it through Redis.
 *
 * @returns a function that unlocks
 * @throws {StoreInUse} if another server uses the store
 * @throws {StartError} if the store cannot be written to or reached
 */
export async function lockStore(
  { databaseUrl, redisUrl, dataDir }: Pick<Config, 'databaseUrl' | 'redisUrl' | 'dataDir'>,
  log: LockLog,
): Promise<() => Promise<void>> {
  if (databaseUrl === undefined) return lockDataDir(dataDir);
  return lockPostgres({ databaseUrl, isAlone: redisUrl === undefined, log });
}

/** Takes an exclusive SQLite lock on a separate file. The lock ends with the process, even after a crash. */
function lockDataDir(dataDir: string): () => Promise<void> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
    const file = new DatabaseSync(join(dataDir, 'tres-dardos.lock'));
    file.exec('pragma locking_mode = exclusive; begin exclusive');
    return async () => file.close();
  } catch (error) {
    if (isBusy(error))
      throw new StoreInUse(`DATA_DIR: another server runs on the data in '${dataDir}'`);
    throw new StartError(unwritableFolder(dataDir));
  }
}
