import { isDeepStrictEqual } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { askPostgres, emptyDatabase } from '../../../test/database.ts';
import type { Log } from '#platform/log.ts';
import { lockPostgres } from './postgres-lock.ts';

const silent = { warn: () => {}, error: () => {} } as unknown as Log;

async function lockableDatabase() {
  const databaseUrl = (await emptyDatabase()) ?? '';
  return {
    async lock(isAlone: boolean) {
      const unlock = await lockPostgres({ databaseUrl, isAlone, log: silent });
      onTestFinished(unlock);
      return unlock;
    },

    /** The connections that hold the lock, as PostgreSQL sees them. */
    holders: () => ask(`select pid from pg_locks where locktype = 'advisory'`),

    breakConnections: () =>
      ask(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`),
  };

  function ask(sql: string) {
    const own = 'database = (select oid from pg_database where datname = current_database())';
    return askPostgres(databaseUrl, `${sql} and ${own}`);
  }
}

const REFUSED = 'DATABASE_URL: another server runs on this database';

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a PostgreSQL database', () => {
  test('is locked by one server without Redis, or by any number of servers with Redis', async () => {
    const { lock } = await lockableDatabase();

    const unlock = await lock(true);
    await Promise.all([
      expect(lock(true)).rejects.toThrow(REFUSED),
      expect(lock(false)).rejects.toThrow(REFUSED),
    ]);
    await unlock();
    await Promise.all([lock(false), lock(false)]);
    await expect(lock(true)).rejects.toThrow(REFUSED);
  });

  test('is locked again by a server after the server’s connection was broken', async () => {
    const { lock, holders, breakConnections } = await lockableDatabase();
    await lock(true);
    const before = await holders();

    await breakConnections();

    const isHeldAgain = async () => {
      const [holder] = await holders();
      return holder !== undefined && !isDeepStrictEqual([holder], before);
    };
    await expect.poll(isHeldAgain).toBe(true);
    await expect(lock(true)).rejects.toThrow(REFUSED);
  });
});
