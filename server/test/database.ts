import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { connectDatabase, type Store } from '../src/platform/store/database.ts';
import type { Db } from '../src/platform/store/db.ts';
import { writersOf } from '../src/platform/store/writers.ts';

/** The PostgreSQL database that new ones are copied from. */
export const TEMPLATE = 'tres_dardos';

const isRemote = () => process.env.TEST_DATABASE === 'postgres';
const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

let admin: pg.Pool | undefined;

function administration(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  return pool.on('error', () => {}); // PostgreSQL may end before a connection that nothing is asked on
}

/** Makes a database of the tests' PostgreSQL, and returns its address. */
export async function createDatabase(
  name: string,
  template = 'template1',
  options = '',
): Promise<string> {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  admin ??= administration(url.href);
  // By its files: to read all of it and log it takes twice the time.
  await admin.query(`create database ${name} template ${template} strategy file_copy ${options}`);
  url.pathname = `/${name}`;
  return url.href;
}

/** The address of a new, empty PostgreSQL database; none when the tests run on SQLite. */
export const emptyDatabase = async (): Promise<string | undefined> =>
  isRemote() ? createDatabase(newName()) : undefined;

/** One that was made in Spanish, as most are in the language of their machine. */
export const spanishDatabase = (): Promise<string> =>
  createDatabase(newName(), 'template0', "locale_provider icu icu_locale 'es'");

/** A new store, whose tables are there: a copy takes a tenth of the time that making them does. */
export async function newStore(): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-'));
  if (isRemote()) return { dataDir, databaseUrl: await createDatabase(newName(), TEMPLATE) };
  await cp(process.env.TEST_SQLITE_TEMPLATE ?? '', dataDir, { recursive: true });
  return { dataDir, databaseUrl: undefined };
}

/** A new store, open, with what writes into it; gone when the test is over. */
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

/** Looks into a store behind the product's back. */
export type Look = <Found>(query: (db: Db) => Promise<Found>) => Promise<Found>;

/**
 * Looks into a store that a server has made, behind the product's back, by connections that are kept:
 * to PostgreSQL each takes longer than most that is asked.
 */
export function lookingInto(store: Store) {
  let db: Db | undefined;
  const look: Look = (query) => query((db ??= connectDatabase(store)));
  return { look, close: async () => db?.destroy() };
}
