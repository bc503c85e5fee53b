import type { Client } from 'pg';
import { StartError } from '#platform/config/start-error.ts';

/**
 * Checks that a database holds any text, that its tables have a place, and that sessions are not shared.
 *
 * @param client holds the session, and runs no transaction
 * @param other another connection to the same database
 * @throws {StartError}
 */
export async function checkPostgres(client: Client, other: Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string; schema: string | null; path: string }>(
    `select current_setting('server_encoding') as encoding, current_schema() as schema,
      current_setting('search_path') as path`,
  );
  for (const { encoding, schema, path } of rows) {
    if (encoding !== 'UTF8')
      throw new StartError(
        `DATABASE_URL: this database keeps text as ${encoding}, which lacks letters of names: create one with ENCODING 'UTF8' TEMPLATE template0`,
      );
    if (schema === null)
      throw new StartError(
        `DATABASE_URL: no schema of the search_path '${path}' exists: create it, or ALTER DATABASE … RESET search_path`,
      );
  }
  if (await isSessionShared(client, other))
    throw new StartError(
      'DATABASE_URL: a pooler gives each transaction another session: take the address of PostgreSQL itself, or of the pooler in session mode',
    );
}

const LOOKS = 5;

/**
 * True if a pooler hands the session of an idle connection to another one (PgBouncer's `pool_mode = transaction`).
 * Looked at several times, as the pooler may by chance give each its own.
 */
async function isSessionShared(client: Client, other: Client): Promise<boolean> {
  const own = await sessionOf(client);
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await other.query('begin');
    const isShared = (await sessionOf(other)) === own || (await sessionOf(client)) !== own;
    await other.query('rollback');
    if (isShared) return true;
  }
  return false;
}

async function sessionOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
