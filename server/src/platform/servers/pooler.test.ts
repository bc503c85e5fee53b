/** A server behind PgBouncer, where that is installed. */
import { describe, expect, test } from 'vitest';
import { newStore } from '../../../test/database.ts';
import { startAttempt, startProcess } from '../../../test/process.ts';
import { canPool, startPooler } from '../../../test/proxies/pooler.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';

describe.runIf(isPostgres && canPool())('behind PgBouncer', () => {
  const behind = async (mode: 'session' | 'transaction') => {
    const { databaseUrl = '' } = await newStore();
    return startPooler(databaseUrl, mode);
  };

  test('in transaction mode, a server refuses to start and says which address to use', async () => {
    expect(await startAttempt({ DATABASE_URL: await behind('transaction') })).toEqual({
      code: 1,
      lines: [
        'DATABASE_URL: a pooler gives each transaction another session: take the address of PostgreSQL itself, or of the pooler in session mode',
      ],
    });
  });

  test('in session mode, a server holds the database alone, and starts again after each stop', async () => {
    const server = await startProcess({ DATABASE_URL: await behind('session') });
    for (let stops = 0; stops < 6; stops += 1) {
      const { code, lines } = await startAttempt(server.store);
      expect(code).toBe(1);
      expect(lines).toEqual([expect.stringContaining('another server runs on this database')]);
      expect(await server.stop('SIGTERM')).toBe(0);
      await server.start();
    }
  });
});
