import { promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { words } from '#platform/words.ts';
import type { Db } from './db.ts';
import { StartError } from '#platform/config/start-error.ts';

const migrationFolder = path.join(import.meta.dirname, '../../../migrations');

const migratorOf = (db: Db) =>
  new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) });

/** Brings the tables up to date. Where nothing is to be done, one question takes a tenth of asking the migrator. */
export async function migrateToLatest(db: Db): Promise<void> {
  if (await isUpToDate(db)) return;
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw new Error('The tables could not be brought up to date.', { cause: error });
}

/**
 * Whether all that is to be done to the tables has been done.
 *
 * @throws {StartError} where a later version has done more
 */
export async function isUpToDate(db: Db): Promise<boolean> {
  const [known, executed] = await Promise.all([knownMigrations(), executedMigrations(db)]);
  return executed.length === known.length;
}

/** What this version does to the tables, by name, oldest first. */
async function knownMigrations(): Promise<string[]> {
  const files = (await fs.readdir(migrationFolder)).filter((file) => file.endsWith('.ts'));
  return files.map((file) => path.parse(file).name).toSorted();
}

/**
 * What has made the tables what they are, by name, oldest first.
 *
 * @throws {StartError} where a later version has done something
 */
export async function executedMigrations(db: Db): Promise<string[]> {
  const executed = await db
    .$extendTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
    .catch(() => []); // an empty store has no such table; what else is wrong, the migrator meets again
  const names = executed.map(({ name }) => name);
  const known = new Set(await knownMigrations());
  if (names.some((name) => !known.has(name))) throw new StartError(words.start.newerStore);
  return names;
}

/** Makes the tables of an empty store what these migrations made of another, and no more. */
export async function migrateTo(db: Db, names: readonly string[]): Promise<void> {
  const known = new Set(await knownMigrations());
  const last = names.at(-1);
  if (last === undefined || names.some((name) => !known.has(name))) {
    throw new Error(words.move.newerBackup);
  }
  const isBeyond = (await executedMigrations(db)).some((name) => !names.includes(name));
  if (isBeyond) throw new Error(words.move.newerTarget);
  const { error } = await migratorOf(db).migrateTo(last);
  if (error) throw new Error('The tables could not be made.', { cause: error });
}
