/** Creates an up-to-date store for one run of Vitest, in the folder `TEST_SQLITE_TEMPLATE`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../src/platform/store/database.ts';
import { migrateToLatest } from '../../src/platform/store/migrations.ts';

export async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-template-'));
  // Kysely does not close an unused connection: that would happen later, while the files are copied.
  const db = connectDatabase({ dataDir, databaseUrl: undefined });
  await migrateToLatest(db);
  await db.destroy();
  process.env.TEST_SQLITE_TEMPLATE = dataDir;
  return () => rm(dataDir, { recursive: true });
}
