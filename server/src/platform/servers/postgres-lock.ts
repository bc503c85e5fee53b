import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#platform/log.ts';
import { StartError, StoreInUse } from '#platform/config/start-error.ts';

const NAME = 'tres-dardos: server lock';

/** A killed server may hold its lock for this long. */
const MAX_WAIT_MS = 2_000;
const RETRY_MS = 200;
const TIMEOUT_MS = 5_000;

// Releases the lock of a vanished machine after 25 s, not after the kernel's two hours.
const KEEP_ALIVE =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

export type LockLog = Pick<Log, 'error' | 'warn'>;

type Options = {
  readonly databaseUrl: string;
  readonly isAlone: boolean; // without Redis, a server has its database for itself
  readonly log: LockLog;
};

/**
 * Takes a PostgreSQL advisory lock: exclusive for a server alone, shared among servers with Redis. The lock has a
 * connection of its own, and is taken again if that is lost.
 *
 * @returns a function that unlocks
 * @throws {StartError} if another server holds the lock, or PostgreSQL is out of reach
 */
export async function lockPostgres(options: Options): Promise<() => Promise<void>> {
  const { databaseUrl, log } = options;
  const released = new AbortController();
  let client: pg.Client | undefined;

  async function hold(): Promise<boolean> {
    client = await connect(databaseUrl);
    const isHeld = await tryToLock(client, options);
    if (isHeld) client.once('end', () => void holdAgain());
    else await client.end();
    return isHeld;
  }

  async function holdAgain(): Promise<void> {
    while (!released.signal.aborted) {
      await setTimeout(1_000, undefined, { ref: false });
      try {
        const isHeld = await hold();
        if (!isHeld) log.error('another server has taken the database over');
        else if (released.signal.aborted) await client?.end();
        if (isHeld) return;
      } catch (error) {
        log.warn({ err: error }, 'the lock of the database is lost');
      }
    }
  }

  if (!(await hold().catch((error: unknown) => refuse(error, databaseUrl)))) {
    throw new StoreInUse(
      'DATABASE_URL: another server runs on this database; to run several, give each the same REDIS_URL',
    );
  }
  return async () => {
    released.abort();
    await client?.end();
  };
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: NAME,
    options: KEEP_ALIVE,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  client.on('error', () => {}); // `end` follows, which has a listener
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

// By PostgreSQL's error codes.
const REASONS: Readonly<Record<string, string>> = {
  '28000': 'DATABASE_URL: PostgreSQL refuses this user',
  '28P01': 'DATABASE_URL: PostgreSQL refuses this user or password',
  '3D000': 'DATABASE_URL: this database does not exist',
};

function refuse(error: unknown, databaseUrl: string): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const { host } = new URL(databaseUrl);
  throw new StartError(REASONS[code] ?? `DATABASE_URL: PostgreSQL does not answer at ${host}`);
}
