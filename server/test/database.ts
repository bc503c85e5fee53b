import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectDatabase, type Db } from '../src/platform/database.ts';

/** The address of a new, empty PostgreSQL database; none when the tests run on SQLite. */
export async function emptyDatabase(): Promise<string | undefined> {
  const { TEST_DATABASE, TEST_POSTGRES_URL = '' } = process.env;
  if (TEST_DATABASE !== 'postgres') return undefined;
  const url = new URL(TEST_POSTGRES_URL);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** Looks into a store that a server has made, behind the product's back. */
export async function lookInto<Found>(
  store: Parameters<typeof connectDatabase>[0],
  query: (db: Db) => Promise<Found>,
): Promise<Found> {
  const db = connectDatabase(store);
  const found = await query(db);
  await db.destroy();
  return found;
}
