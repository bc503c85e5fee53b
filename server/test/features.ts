import { rm } from 'node:fs/promises';
import type { Role } from '@darts/rules/accounts/permissions';
import { onTestFinished } from 'vitest';
import { connectFeatures } from '../src/app.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { openDatabase } from '../src/platform/store/database.ts';
import { httpServer } from '../src/platform/http/http.ts';
import { ask } from '../src/platform/store/statements.ts';
import { newAccount } from './accounts.ts';
import { newStore } from './database.ts';

export type TestFeatures = Awaited<ReturnType<typeof startFeatures>>;

/**
 * The product's features over a store of their own, without the calls and events that lead to them:
 * for tournaments by the thousand.
 */
export async function startFeatures() {
  const { db, config } = await openStore();
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
    /** Begins a game as if both players had met before it. */
    begin: (gameId: string): Promise<void> =>
      writers.transact((unit) => features.games.begin(unit, gameId)),
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
