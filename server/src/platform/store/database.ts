import { Kysely } from 'kysely';
import type { Config } from '#platform/config/config.ts';
import type { Db, Tables } from './db.ts';
import { migrateToLatest } from './migrations.ts';
import { postgresDialect, type Purpose } from './postgres.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** Where a store is. */
export type Store = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens the store the settings name, as it is. */
export function connectDatabase({ databaseUrl, dataDir }: Store, purpose: Purpose = 'serving'): Db {
  const dialect = databaseUrl ? postgresDialect(databaseUrl, purpose) : sqliteDialect(dataDir);
  return new Kysely<Tables>({ dialect });
}

/** Opens the store the settings name, and brings its tables up to date, however long that takes. */
export async function openDatabase(store: Store): Promise<Db> {
  const unhurried = connectDatabase(store, 'maintenance');
  try {
    await migrateToLatest(unhurried);
  } finally {
    await unhurried.destroy();
  }
  return connectDatabase(store);
}

// SQLite's extended codes for a unique index and a primary key; PostgreSQL's unique violation.
const DUPLICATE = new Set<unknown>([2067, 1555, '23505']);

/** Whether a write failed because a value that must be unique is there already. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && DUPLICATE.has(error.errcode)) ||
    ('code' in error && DUPLICATE.has(error.code)));
