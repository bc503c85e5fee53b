import { promises as fs } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Config } from './config.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';

/**
 * Every table, by name. Each feature adds its own in its `tables.ts`. The types hold in both
 * databases: ids and JSON are text, times are whole milliseconds, booleans are 0 or 1.
 */
export interface Tables {}

/** Where queries go: the database, or a transaction of it. */
export type Db = Kysely<Tables>;

const migrationFolder = path.join(import.meta.dirname, '../../migrations');

/** Opens the store the settings name, and brings its tables up to date. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Db> {
  const { databaseUrl, dataDir } = config;
  const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir);
  const db = new Kysely<Tables>({ dialect });
  await migrate(db);
  return db;
}

// SQLite's extended codes for a unique index and a primary key; PostgreSQL's unique violation.
const DUPLICATE = new Set<unknown>([2067, 1555, '23505']);

/** Whether a write failed because a value that must be unique is there already. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && DUPLICATE.has(error.errcode)) ||
    ('code' in error && DUPLICATE.has(error.code)));

async function migrate(db: Db): Promise<void> {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder });
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw new Error('The tables could not be brought up to date.', { cause: error });
}
