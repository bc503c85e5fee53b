/**
 * Starts PostgreSQL for one run of Vitest, at `TEST_POSTGRES_URL`, with an up-to-date store in the database of
 * {@link TEMPLATE}.
 */
import { throwawayPostgres } from '../../../scripts/throwaway-postgres.ts';
import { openDatabase } from '../../src/platform/store/database.ts';
import { createDatabase, TEMPLATE } from '../database.ts';

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_POSTGRES_URL) return undefined; // another project has it already
  const { url, stop } = await throwawayPostgres();
  process.env.TEST_POSTGRES_URL = url;
  const databaseUrl = await createDatabase(TEMPLATE);
  const db = await openDatabase({ dataDir: '', databaseUrl });
  await db.destroy();
  return stop;
}
