import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { outOfReach } from '#platform/refusals.ts';

/** Timeout for connecting, and for a query. */
const TIMEOUT_MS = 5_000;

const MAX_CONNECTIONS = 20; // of one server

/** Purpose of a connection: answering calls, or long work on the whole store. */
export type Purpose = 'serving' | 'maintenance';

/** Settings by which PostgreSQL notices vanished clients. */
const KEEP_ALIVE = {
  tcp_keepalives_idle: '10s',
  tcp_keepalives_interval: '5s',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '10s',
};

/**
 * PostgreSQL's own timeouts. They end the locks of a client that vanishes in a transaction. A statement times out before
 * `TIMEOUT_MS`, so that it holds no locks once the server gives up on it.
 */
const TIMEOUTS: Readonly<Record<Purpose, Readonly<Record<string, string>>>> = {
  serving: {
    ...KEEP_ALIVE,
    statement_timeout: '4500ms',
    idle_in_transaction_session_timeout: '5s',
  },
  // Overrides the defaults that an operator has set.
  maintenance: {
    ...KEEP_ALIVE,
    statement_timeout: '0',
    lock_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  },
};

const settingsOf = (purpose: Purpose): string =>
  Object.entries(TIMEOUTS[purpose])
    .map(([name, value]) => `set ${name} = '${value}'`)
    .join(';');

/** Dialect for PostgreSQL. Throws the refusal `out-of-reach` if the server does not answer. */
export function postgresDialect(connectionString: string, purpose: Purpose): PostgresDialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number); // times and counts, all below 2^53
  types.setTypeParser(pg.types.builtins.NUMERIC, Number); // sums of them
  const settings = settingsOf(purpose);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT_MS,
    ...(purpose === 'serving' && { query_timeout: TIMEOUT_MS }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // As statements: connection poolers refuse them as options.
    verify: (client, done) => client.query(settings, done),
  });
  // A broken connection fails its next query. Without these listeners, its error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool: guarded(pool), cursor: Cursor });
}

const guarded = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => guardedClient(await pool.connect().catch(refuseUnlessAnswered)),
});

/** Wraps a connection, and discards it after a query without an answer. */
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
    // Kysely's type has the two forms apart.
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
