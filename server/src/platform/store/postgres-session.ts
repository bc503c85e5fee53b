import type { ClientConfig } from 'pg';

/** Purpose of a connection: answering calls, long work on the whole store, or holding the lock of the store. */
export type Purpose = 'serving' | 'maintenance' | 'holding';

type Settings = Readonly<Record<string, string>>;

/** Settings by which PostgreSQL notices vanished clients. */
const KEEP_ALIVE: Settings = {
  tcp_keepalives_idle: '10s',
  tcp_keepalives_interval: '5s',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '10s',
};

/** Our statements rely on these, whatever the owner of the database has made the default. */
const RELIED_ON: Settings = {
  default_transaction_isolation: 'read committed',
  lock_timeout: '0', // waits end with their statement
  idle_session_timeout: '0',
  transaction_timeout: '0', // from PostgreSQL 17 on
  standard_conforming_strings: 'on',
};

/**
 * PostgreSQL's own timeouts. They end the locks of a client that vanishes in a transaction. A statement times out
 * before `TIMEOUT_MS` of the pool, so that it holds no locks once the server gives up on it.
 */
const TIMEOUTS: Readonly<Record<Purpose, Settings>> = {
  serving: { statement_timeout: '4500ms', idle_in_transaction_session_timeout: '5s' },
  maintenance: { statement_timeout: '0', idle_in_transaction_session_timeout: '0' },
  holding: { statement_timeout: '0', tcp_user_timeout: '0' }, // gone after 25 s: the keep-alive's
};

/**
 * Returns the statement with which a connection begins. It skips settings that this version of PostgreSQL lacks.
 * A statement, as connection poolers refuse settings in the options of a connection.
 */
export function sessionStatement(purpose: Purpose): string {
  const settings = { ...KEEP_ALIVE, ...RELIED_ON, ...TIMEOUTS[purpose] };
  const rows = Object.entries(settings).map(([name, value]) => `('${name}', '${value}')`);
  return `select set_config(name, value, false) from (values ${rows.join(', ')}) as wanted (name, value)
    where current_setting(name, true) is not null`;
}

/** The modes that the driver takes for `verify-full`, with a warning. Libpq's own meaning of them is weaker. */
const STRICTER_HERE = /(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|#|$)/;

/** Returns how the driver connects to a PostgreSQL, with every certificate verified unless told `no-verify`. */
export const connectionTo = (databaseUrl: string): ClientConfig => ({
  connectionString: databaseUrl.includes('uselibpqcompat=true')
    ? databaseUrl
    : databaseUrl.replace(STRICTER_HERE, 'verify-full'),
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});
