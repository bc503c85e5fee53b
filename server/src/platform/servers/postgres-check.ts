import type { Client } from 'pg';
import { StartError } from '#platform/config/start-error.ts';

type Database = {
  readonly encoding: string;
  readonly schema: string | null;
  readonly path: string;
};

/**
 * Checks that a database stores any Unicode text, has a usable schema, and is not behind a pooler that shares sessions.
 *
 * @param client an idle connection, outside a transaction
 * @param other another connection to the same database
 * @throws {StartError}
 */
export async function checkPostgres(client: Client, other: Client): Promise<void> {
  const { rows } = await client.query<Database>(
    `select current_setting('server_encoding') as encoding, current_schema() as schema,
      current_setting('search_path') as path`,
  );
  const fault = rows.map(faultOf).find((each) => each !== undefined);
  if (fault !== undefined) throw new StartError(`DATABASE_URL: ${fault}`);
  if (await isSessionShared(client, other))
    throw new StartError(
      'DATABASE_URL: a pooler gives each transaction another session: take the address of PostgreSQL itself, or of the pooler in session mode',
    );
}

function faultOf({ encoding, schema, path }: Database): string | undefined {
  if (encoding !== 'UTF8')
    return `this database keeps text as ${encoding}, which lacks letters of names: create one with ENCODING 'UTF8' TEMPLATE template0`;
  if (schema === null)
    return `this user can use no schema of the search_path '${path}': create one, or GRANT USAGE, CREATE ON it`;
  return undefined;
}

const ATTEMPTS = 5;

/**
 * True if a pooler gives the session of an idle connection to another connection (PgBouncer's `pool_mode =
 * transaction`). Tries several times: a busy pooler may by chance give each connection its own session.
 */
async function isSessionShared(client: Client, other: Client): Promise<boolean> {
  const own = await sessionOf(client);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
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
