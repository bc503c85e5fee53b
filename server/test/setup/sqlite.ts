/** For one run of Vitest: a store as a server leaves it, in the folder `TEST_SQLITE_TEMPLATE`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../src/platform/store/database.ts';
import { migrateToLatest } from '../../src/platform/store/migrations.ts';

export async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-template-'));
  // A connection that has asked nothing is not closed by Kysely, but by chance, while others copy its files.
  const db = connectDatabase({ dataDir, databaseUrl: undefined });
  await migrateToLatest(db);
  await db.destroy();
  process.env.TEST_SQLITE_TEMPLATE = dataDir;
  return () => rm(dataDir, { recursive: true });
}
