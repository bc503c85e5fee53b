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

/** Settings that the statements rely on. They are set explicitly, as a database can have other defaults. */
const RELIED_ON: Settings = {
  default_transaction_isolation: 'read committed',
  lock_timeout: '0', // the timeout of the statement ends a wait for a lock
  idle_session_timeout: '0',
  transaction_timeout: '0', // from PostgreSQL 17 on
  standard_conforming_strings: 'on',
};

/**
 * Timeouts that PostgreSQL enforces. They release the locks of a client that vanishes in a transaction. A statement
 * times out before `TIMEOUT_MS` of the pool, so that it holds no locks once this server gives up on it.
 */
const TIMEOUTS: Readonly<Record<Purpose, Settings>> = {
  serving: { statement_timeout: '4500ms', idle_in_transaction_session_timeout: '5s' },
  maintenance: { statement_timeout: '0', idle_in_transaction_session_timeout: '0' },
  holding: { statement_timeout: '0', tcp_user_timeout: '0' }, // the keep-alive notices a vanished client after 25 s
};

/**
 * Returns the first statement of a connection. It makes the settings that this version of PostgreSQL knows. They are
 * not passed as connection options, because poolers refuse those.
 */
export function sessionStatement(purpose: Purpose): string {
  const settings = { ...KEEP_ALIVE, ...RELIED_ON, ...TIMEOUTS[purpose] };
  const rows = Object.entries(settings).map(([name, value]) => `('${name}', '${value}')`);
  return `select set_config(name, value, false) from (values ${rows.join(', ')}) as wanted (name, value)
    where current_setting(name, true) is not null`;
}

/** SSL modes that the driver treats as `verify-full`, with a warning. In libpq, these modes are weaker. */
const STRICTER_HERE = /(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|#|$)/;

/**
 * Returns the driver's connection options. TLS certificates are verified, unless the URL says `sslmode=no-verify` or
 * `uselibpqcompat=true`.
 */
export const connectionTo = (databaseUrl: string): ClientConfig => ({
  connectionString: databaseUrl.includes('uselibpqcompat=true')
    ? databaseUrl
    : databaseUrl.replace(STRICTER_HERE, 'verify-full'),
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});
