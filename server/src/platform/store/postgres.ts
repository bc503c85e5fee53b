import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { outOfReach } from '#platform/refusals.ts';
import { connectionTo, sessionStatement, type Purpose } from './postgres-session.ts';

/** Timeout for connecting, and for a query. */
const TIMEOUT_MS = 5_000;

const MAX_CONNECTIONS = 20; // per server

/** Returns the Kysely dialect for PostgreSQL. It throws the refusal `out-of-reach` if PostgreSQL does not answer. */
export function postgresDialect(databaseUrl: string, purpose: Purpose): PostgresDialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number); // times and counts, all below 2^53
  types.setTypeParser(pg.types.builtins.NUMERIC, Number); // sums of times and counts
  const statement = sessionStatement(purpose);
  const pool = new pg.Pool({
    ...connectionTo(databaseUrl),
    types,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT_MS,
    ...(purpose === 'serving' && { query_timeout: TIMEOUT_MS }),
    verify: (client, done) => client.query(statement, done),
  });
  // A broken connection fails its next query. Without these listeners, its `error` event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool: guarded(pool), cursor: Cursor });
}

const guarded = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => guardedClient(await pool.connect().catch(refuseUnlessAnswered)),
});

/** Wraps a connection, so that it is discarded after a query that PostgreSQL did not answer. */
function guardedClient(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  const ask = async (sql: string, values: unknown[]) => {
    if (isBroken) throw outOfReach(new Error('The connection is broken.'));
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
    // Kysely's type declares the two forms as overloads.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(isBroken || destroy),
  };
}

// PostgreSQL's error classes for starting, stopping, timeouts, read-only mode, and lack of memory or disk.
const OUT_OF_REACH = /^(08|25P03|25006|53|57|58)/;

const isAnswer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !OUT_OF_REACH.test(error.code ?? '');

function refuseUnlessAnswered(error: unknown): never {
  if (isAnswer(error)) throw error;
  throw outOfReach(error);
}
