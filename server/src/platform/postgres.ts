import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { Refusal } from './refusals.ts';

/** How long a connection may take, and an answer on it, in milliseconds. */
const PATIENCE = 5_000;

const MAX_CONNECTIONS = 20; // of one server

/** A PostgreSQL server. What it cannot be asked now is refused as `out-of-reach`. */
export function postgresDialect(connectionString: string): PostgresDialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number); // times and counts, all below 2^53
  types.setTypeParser(pg.types.builtins.NUMERIC, Number); // sums of them
  const pool = new pg.Pool({
    connectionString,
    types,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
  });
  // A connection that breaks says so to whatever is asked on it next. Its own word, unheard, would
  // end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool: guarded(pool), cursor: Cursor });
}

const guarded = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => guardedClient(await pool.connect().catch(refuseUnlessAnswered)),
});

/** A connection that is used no more once something on it was left unanswered. */
function guardedClient(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  const ask = async (sql: string, values: unknown[]) => {
    if (isBroken) throw new Refusal('out-of-reach');
    try {
      return await client.query(sql, values);
    } catch (error) {
      isBroken = !isAnswer(error);
      return refuseUnlessAnswered(error);
    }
  };
  const query = (asked: string | Cursor, values: unknown[] = []) =>
    typeof asked === 'string' ? ask(asked, values) : client.query(asked);
  return {
    // Kysely's type has the two forms apart.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(isBroken || destroy),
  };
}

// What PostgreSQL itself says when it stops, starts, or has no room.
const OUT_OF_REACH = /^(08|57P|53)/;

const isAnswer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !OUT_OF_REACH.test(error.code ?? '');

function refuseUnlessAnswered(error: unknown): never {
  if (isAnswer(error)) throw error;
  throw Object.assign(new Refusal('out-of-reach'), { cause: error });
}
