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
  if (isNewer(error)) {
    throw new StartError(words.start.newerStore);
  }
  if (error) throw new Error('The tables could not be brought up to date.', { cause: error });
}

/** Whether all that is to be done to the tables has been done, and no later version did more. */
export async function isUpToDate(db: Db): Promise<boolean> {
  const files = (await fs.readdir(migrationFolder)).filter((file) => file.endsWith('.ts'));
  const known = files.map((file) => path.parse(file).name);
  const executed = await db
    .$extendTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
    .catch(() => []); // an empty store has no such table; what else is wrong, the migrator meets again
  const names = new Set(executed.map(({ name }) => name));
  return names.size === known.length && known.every((name) => names.has(name));
}

// As the migrator words it: it knows of no other way to say so.
const isNewer = (error: unknown): boolean =>
  error instanceof Error && /previously executed migration .* is missing/.test(error.message);

/** What has made the tables what they are, by name, oldest first. */
export async function executedMigrations(db: Db): Promise<string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}

/** Makes the tables of an empty store what these migrations made of another, and no more. */
export async function migrateTo(db: Db, names: readonly string[]): Promise<void> {
  const known = new Set((await migratorOf(db).getMigrations()).map(({ name }) => name));
  const last = names.at(-1);
  if (last === undefined || names.some((name) => !known.has(name))) {
    throw new Error(words.move.newerBackup);
  }
  const isBeyond = (await executedMigrations(db)).some((name) => !names.includes(name));
  if (isBeyond) throw new Error(words.move.newerTarget);
  const { error } = await migratorOf(db).migrateTo(last);
  if (error) throw new Error('The tables could not be made.', { cause: error });
}
