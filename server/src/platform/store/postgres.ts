import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { outOfReach } from '#platform/refusals.ts';

/** How long a connection may take, and an answer on it, in milliseconds. */
const PATIENCE = 5_000;

const MAX_CONNECTIONS = 20; // of one server

/** What a connection is for: answering players, or work on the whole store, which takes its time. */
export type Purpose = 'serving' | 'maintenance';

/** PostgreSQL notices clients that have vanished without closing, and gives up on them. */
const NOTICING = {
  tcp_keepalives_idle: '10s',
  tcp_keepalives_interval: '5s',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '10s',
};

/**
 * What PostgreSQL itself gives up on. A client that vanishes in a transaction holds nobody up for longer than
 * a statement and a silence; PostgreSQL gives up on a statement before we do, and so its locks go with it.
 */
const TIMEOUTS: Readonly<Record<Purpose, Readonly<Record<string, string>>>> = {
  serving: {
    ...NOTICING,
    statement_timeout: '4500ms',
    idle_in_transaction_session_timeout: '5s',
  },
  // Whatever an operator has set for others.
  maintenance: {
    ...NOTICING,
    statement_timeout: '0',
    lock_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  },
};

const settingsOf = (purpose: Purpose): string =>
  Object.entries(TIMEOUTS[purpose])
    .map(([name, value]) => `set ${name} = '${value}'`)
    .join(';');

/** A PostgreSQL server. What it cannot be asked now is refused as `out-of-reach`. */
export function postgresDialect(connectionString: string, purpose: Purpose): PostgresDialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number); // times and counts, all below 2^53
  types.setTypeParser(pg.types.builtins.NUMERIC, Number); // sums of them
  const settings = settingsOf(purpose);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    ...(purpose === 'serving' && { query_timeout: PATIENCE }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // By statements: as options of the connection itself, poolers refuse them.
    verify: (client, done) => client.query(settings, done),
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

// What PostgreSQL itself says when it stops, starts, has no room, gives up, only reads, or cannot use
// its disk.
const OUT_OF_REACH = /^(08|25P03|25006|53|57|58)/;

const isAnswer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !OUT_OF_REACH.test(error.code ?? '');

function refuseUnlessAnswered(error: unknown): never {
  if (isAnswer(error)) throw error;
  throw outOfReach(error);
}
