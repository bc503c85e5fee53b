import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { connectDatabase, type Store } from '../src/platform/store/database.ts';
import type { Db } from '../src/platform/store/db.ts';
import { writersOf } from '../src/platform/store/writers.ts';

export { throwawayPostgres } from '../../scripts/throwaway-postgres.ts';

/** The PostgreSQL database that is copied for each test. */
export const TEMPLATE = 'tres_dardos';

const isRemote = () => process.env.TEST_DATABASE === 'postgres';
const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

let admin: pg.Pool | undefined;

function administration(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  return pool.on('error', () => {}); // PostgreSQL may stop before an idle connection is closed
}

/** Creates a database, and returns its address. */
export async function createDatabase(
  name: string,
  template = 'template1',
  options = '',
): Promise<string> {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  admin ??= administration(url.href);
  // Copying files takes half the time of the other strategy.
  await admin.query(`create database ${name} template ${template} strategy file_copy ${options}`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates an empty PostgreSQL database, and returns its address; undefined if the tests run on SQLite. */
export const emptyDatabase = async (): Promise<string | undefined> =>
  isRemote() ? createDatabase(newName()) : undefined;

/** Creates an empty PostgreSQL database with Spanish sorting, and returns its address. */
export const spanishDatabase = (): Promise<string> =>
  createDatabase(newName(), 'template0', "locale_provider icu icu_locale 'es'");

/** Creates an empty PostgreSQL database with another encoding, and returns its address. */
export const databaseIn = (encoding: string): Promise<string> =>
  createDatabase(newName(), 'template0', `encoding '${encoding}' lc_collate 'C' lc_ctype 'C'`);

/**
 * Runs statements one after the other on a PostgreSQL connection of their own.
 *
 * @returns the rows of the last one
 */
export async function askPostgres(url: string, ...statements: readonly string[]) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // `connect` and `query` fail by it, too
  await client.connect();
  try {
    const answers: pg.QueryResult<Record<string, unknown>>[] = [];
    for (const each of statements) answers.push(await client.query(each));
    return answers.at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

/** Creates a store with tables by copying: creating them takes ten times longer. */
export async function newStore(): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-'));
  if (isRemote()) return { dataDir, databaseUrl: await createDatabase(newName(), TEMPLATE) };
  await cp(process.env.TEST_SQLITE_TEMPLATE ?? '', dataDir, { recursive: true });
  return { dataDir, databaseUrl: undefined };
}

/** Opens a new store and its writers until the test ends. */
export async function openNewStore() {
  const store = await newStore();
  const db = connectDatabase(store);
  const writers = writersOf(store, db);
  onTestFinished(async () => {
    await writers.close();
    await db.destroy();
    await rm(store.dataDir, { recursive: true });
  });
  return { db, ...writers };
}

/** Runs a query on a server's store, past the server. */
export type Look = <Found>(query: (db: Db) => Promise<Found>) => Promise<Found>;

/** Returns a `Look` into a store. Its connections are kept, as opening one is slow on PostgreSQL. */
export function lookingInto(store: Store) {
  let db: Db | undefined;
  const look: Look = (query) => query((db ??= connectDatabase(store)));
  return { look, close: async () => db?.destroy() };
}
