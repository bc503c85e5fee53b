import { rm } from 'node:fs/promises';
import type { Role } from '@darts/rules/accounts/permissions';
import { sql, type KyselyPlugin } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { connectFeatures } from '../src/app.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { openDatabase } from '../src/platform/store/database.ts';
import { httpServer } from '../src/platform/http/http.ts';
import { ask } from '../src/platform/store/statements.ts';
import { newAccount } from './accounts.ts';
import { lookingInto, newStore } from './database.ts';

export type TestFeatures = Awaited<ReturnType<typeof startFeatures>>;

/**
 * The product's features over a store of their own, without the calls and events that lead to them:
 * for tournaments by the thousand.
 *
 * @param plugins to look at the statements and their results
 */
export async function startFeatures(...plugins: KyselyPlugin[]) {
  const { db: store, config } = await openStore();
  const db = plugins.reduce((each, plugin) => each.withPlugin(plugin), store);
  const app = await httpServer(config);
  let now = Date.now();
  const features = connectFeatures(app, { db, redis: undefined, config, clock: () => now });
  const { writers, backgroundTasks } = features;
  onTestFinished(async () => {
    await backgroundTasks.drain(); // a mail is written to the folder that goes below
    await writers.close();
    await db.destroy();
    await rm(config.dataDir, { recursive: true });
  });
  if (!config.databaseUrl) {
    const inHaste = { sql: 'pragma synchronous = off', values: [] }; // nothing outlasts the test
    await ask(db, inHaste);
    await writers.write({ first: inHaste, rest: [] });
  }

  return {
    ...features,
    db,
    /** Closes the store, and returns how many deadlocks PostgreSQL has broken in it. */
    async countDeadlocks(): Promise<number> {
      await db.destroy(); // each connection reports as it ends
      const { look, close } = lookingInto(config);
      const others = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
      await expect
        .poll(() => look((trx) => others.execute(trx)))
        .toMatchObject({ rows: [{ count: 0 }] });
      const broken = sql<{ deadlocks: number }>`select deadlocks::int as deadlocks
        from pg_stat_database where datname = current_database()`;
      const { rows } = await look((trx) => broken.execute(trx));
      await close();
      return rows[0]!.deadlocks;
    },
    /** Begins a game as if both players had met before it. */
    begin: (gameId: string): Promise<void> =>
      writers.transact(async (unit) =>
        features.games.begin(unit, await features.games.matchup(gameId, unit.db)),
      ),
    passTime(milliseconds: number): void {
      now += milliseconds;
    },
    /** So many new accounts with a session each, by their ids. */
    async newAccounts(count: number, role: Role = 'user'): Promise<string[]> {
      const rows = Array.from({ length: count }, () => newAccount({ role, now }));
      if (count === 0) return [];
      await db.insertInto('users').values(rows).execute();
      const sessions = rows.map(({ user_id }) => sessionRow(user_id));
      await db.insertInto('sessions').values(sessions).execute();
      return rows.map((row) => row.user_id);
    },
  };
}

async function openStore() {
  const { dataDir, databaseUrl } = await newStore();
  const config = readConfig({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const db = await openDatabase(config);
  return { db, config };
}

/** The id of the session of an account made by `newAccounts`. */
export const sessionOf = (userId: string): string => `session of ${userId}`;

const sessionRow = (userId: string) => ({
  session_id: sessionOf(userId),
  user_id: userId,
  fresh_until: Number.MAX_SAFE_INTEGER,
  expires_at: Number.MAX_SAFE_INTEGER,
});
