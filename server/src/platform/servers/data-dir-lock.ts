import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PRIVATE_FOLDER } from '#platform/private-files.ts';
import { isBusy } from '#platform/store/sqlite-errors.ts';
import { StartError, StoreInUse } from '#platform/config/start-error.ts';
import { words } from '#platform/words.ts';

/**
 * Locks a `DATA_DIR` for this process, so that a second server on it notices before it touches
 * anything. It is SQLite's lock on a file of its own, which ends with the process, however that ends.
 *
 * @returns what unlocks it
 * @throws {StartError} when another process holds it, or nothing can be written there
 */
export function lockDataDir(dataDir: string): () => Promise<void> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
    const file = new DatabaseSync(join(dataDir, 'tres-dardos.lock'));
    file.exec('pragma locking_mode = exclusive; begin exclusive');
    return async () => file.close();
  } catch (error) {
    if (isBusy(error)) throw new StoreInUse(words.start.folderLocked(dataDir));
    throw new StartError(words.start.folderReadOnly(dataDir));
  }
}
