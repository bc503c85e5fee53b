import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#platform/log.ts';
import { StartError, StoreInUse } from '#platform/config/start-error.ts';
import { words } from '#platform/words.ts';

const NAME = 'tres-dardos: server lock';

/** How long a server that has just been killed may go on holding its lock, in milliseconds. */
const AFTERLIFE = 2_000;
const TRY_EVERY = 200; // milliseconds
const PATIENCE = 5_000; // milliseconds

// A machine that vanishes gives the lock back after 25 s, not after the two hours of the kernel.
const KEEP_ALIVE =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

export type LockLog = Pick<Log, 'error' | 'warn'>;

type Options = {
  readonly databaseUrl: string;
  readonly isAlone: boolean; // without Redis, a server shares its database with no other
  readonly log: LockLog;
};

/**
 * Locks a PostgreSQL database for this server: for it alone, or together with others that all have a
 * Redis between them. The lock is of a connection of its own; where that is lost, it is taken again.
 *
 * @returns what unlocks it
 * @throws {StartError} when it is another's, or PostgreSQL is out of reach
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
    throw new StoreInUse(words.start.databaseLocked);
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
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
  });
  client.on('error', () => {}); // it ends, too, and `end` has a listener
  await client.connect();
  return client;
}

async function tryToLock(client: pg.Client, { isAlone }: Options): Promise<boolean> {
  const lock = isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  for (let waited = 0; ; waited += TRY_EVERY) {
    const { rows } = await client.query<{ held: boolean }>(`select ${lock}(hashtext($1)) as held`, [
      NAME,
    ]);
    if (rows[0]?.held) return true;
    if (waited >= AFTERLIFE) return false;
    await setTimeout(TRY_EVERY);
  }
}

// By PostgreSQL's own codes.
const REASONS: Readonly<Record<string, string>> = {
  '28000': words.start.wrongDatabaseUser,
  '28P01': words.start.wrongDatabasePassword,
  '3D000': words.start.noSuchDatabase,
};

function refuse(error: unknown, databaseUrl: string): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const { host } = new URL(databaseUrl);
  throw new StartError(REASONS[code] ?? words.start.databaseSilent(host));
}
