import { randomUUID } from 'node:crypto';
import pg from 'pg';

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
