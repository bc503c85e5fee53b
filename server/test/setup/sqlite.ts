/** For one run of Vitest: a store as a server leaves it, in the folder `TEST_SQLITE_TEMPLATE`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/platform/store/database.ts';

export async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-template-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  await db.destroy();
  process.env.TEST_SQLITE_TEMPLATE = dataDir;
  return () => rm(dataDir, { recursive: true });
}
