import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#platform/log.ts';
import { StartError, StoreInUse } from '#platform/config/start-error.ts';
import { connectionTo, sessionStatement } from '#platform/store/postgres-session.ts';
import { checkPostgres } from './postgres-check.ts';
import { postgresFault } from './postgres-faults.ts';

const NAME = 'tres-dardos: server lock';

/**
 * Longest time that a killed server keeps its lock. A server that vanished with its machine keeps the lock for 25 s.
 */
const MAX_WAIT_MS = 2_000;
const RETRY_MS = 200;
const TIMEOUT_MS = 5_000;

export type LockLog = Pick<Log, 'error' | 'warn'>;

type Options = {
  readonly databaseUrl: string;
  readonly isAlone: boolean; // true without Redis: no other server may use the database
  readonly log: LockLog;
};

/**
 * Takes a PostgreSQL advisory lock: exclusive for a server without Redis, shared by servers with Redis. The lock has
 * its own connection, and is taken again if that connection is lost.
 *
 * @returns a function that unlocks
 * @throws {StartError} if another server holds the lock, or PostgreSQL is out of reach
 */
export async function lockPostgres(options: Options): Promise<() => Promise<void>> {
  const { databaseUrl, log } = options;
  const released = new AbortController();
  let client: pg.Client | undefined;

  async function hold(isStart: boolean): Promise<boolean> {
    client = await connect(databaseUrl);
    let isHeld = false;
    try {
      if (isStart) await check(client, databaseUrl);
      await client.query(sessionStatement('holding'));
      isHeld = await tryToLock(client, options);
    } finally {
      if (!isHeld) await client.end();
    }
    if (isHeld) client.once('end', () => void holdAgain());
    return isHeld;
  }

  async function holdAgain(): Promise<void> {
    while (!released.signal.aborted) {
      await setTimeout(1_000, undefined, { ref: false });
      try {
        const isHeld = await hold(false);
        if (!isHeld) log.error('another server has taken the database over');
        else if (released.signal.aborted) await client?.end();
        if (isHeld) return;
      } catch (error) {
        log.warn({ err: error }, 'the lock of the database is lost');
      }
    }
  }

  const isHeld = await hold(true).catch((error: unknown) => {
    throw error instanceof StartError ? error : new StartError(postgresFault(error, databaseUrl));
  });
  if (!isHeld) {
    throw new StoreInUse(
      'DATABASE_URL: another server runs on this database; to run several, give each the same REDIS_URL',
    );
  }
  return async () => {
    released.abort();
    await client?.end();
  };
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionTo(databaseUrl),
    application_name: NAME,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => {}); // the event `end` follows, which has a listener
  await client.connect();
  return client;
}

async function tryToLock(client: pg.Client, { isAlone }: Options): Promise<boolean> {
  const lock = isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  for (let waited = 0; ; waited += RETRY_MS) {
    const { rows } = await client.query<{ held: boolean }>(`select ${lock}(hashtext($1)) as held`, [
      NAME,
    ]);
    if (rows[0]?.held) return true;
    if (waited >= MAX_WAIT_MS) return false;
    await setTimeout(RETRY_MS);
  }
}

/**
 * Checks the database before session settings are made on `client`: a pooler may give its session to other connections.
 *
 * @throws {StartError} if the database cannot be used as it is
 */
async function check(client: pg.Client, databaseUrl: string): Promise<void> {
  const other = await connect(databaseUrl);
  try {
    await checkPostgres(client, other);
  } finally {
    await other.end();
  }
}
