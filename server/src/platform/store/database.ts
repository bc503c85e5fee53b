import { Kysely } from 'kysely';
import type { Config } from '#platform/config/config.ts';
import { codeOf } from '#platform/connection-faults.ts';
import type { Db, Tables } from './db.ts';
import { migrateToLatest } from './migrations.ts';
import { postgresDialect } from './postgres.ts';
import type { Purpose } from './postgres-session.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** The settings that name a store. */
export type Store = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens a store without changing its tables. */
export function connectDatabase({ databaseUrl, dataDir }: Store, purpose: Purpose = 'serving'): Db {
  const dialect = databaseUrl ? postgresDialect(databaseUrl, purpose) : sqliteDialect(dataDir);
  return new Kysely<Tables>({ dialect });
}

/** Opens a store and migrates its tables. Migrations have no timeout. */
export async function openDatabase(store: Store): Promise<Db> {
  const unhurried = connectDatabase(store, 'maintenance');
  try {
    await migrateToLatest(unhurried);
  } finally {
    await unhurried.destroy();
  }
  return connectDatabase(store);
}

const UNIQUE_VIOLATION = '23505'; // PostgreSQL's error code
// SQLite's extended codes for a unique index and a primary key.
const DUPLICATE = new Set<unknown>([2067, 1555]);

/** True if a write failed because of a duplicate of a unique value. */
export const isDuplicate = (error: unknown): boolean =>
  codeOf(error) === UNIQUE_VIOLATION ||
  (error instanceof Error && 'errcode' in error && DUPLICATE.has(error.errcode));
