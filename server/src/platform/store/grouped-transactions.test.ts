import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';
import type { Db } from './db.ts';
import { groupedTransactions } from './grouped-transactions.ts';
import { lock } from './locks.ts';
import { serialQueue } from '#platform/scheduling.ts';

async function emptyStore(): Promise<Db> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  onTestFinished(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  return db;
}

const names = async (db: Db) => {
  const rows = await db.selectFrom('locks').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};

test('a transaction that fails in a group is undone and reported alone', async () => {
  const db = await emptyStore();
  const transact = groupedTransactions(db, serialQueue());
  const committed: string[] = [];
  const write = (name: string, fails = false) =>
    transact(async (unit) => {
      await lock(unit.db, [name]);
      unit.afterCommit(() => committed.push(name));
      if (fails) throw new Error(`not ${name}`);
      return name;
    });

  const results = await Promise.allSettled([write('a'), write('b', true), write('c')]);

  expect(results).toMatchObject([{ value: 'a' }, { reason: { message: 'not b' } }, { value: 'c' }]);
  expect(committed).toEqual(['a', 'c']);
  expect(await names(db)).toEqual(['a', 'c']);
});

test('a single transaction that fails leaves no changes behind', async () => {
  const db = await emptyStore();
  const transact = groupedTransactions(db, serialQueue());
  const failing = transact(async (unit) => {
    await lock(unit.db, ['a']);
    throw new Error('no');
  });

  await expect(failing).rejects.toThrow('no');
  expect(await names(db)).toEqual([]);
});

test('a transaction broadcasts its changes only after the commit', async () => {
  const db = await emptyStore();
  const transact = groupedTransactions(db, serialQueue());
  let isCommitted = false;
  const first = transact(async (unit) => {
    await lock(unit.db, ['a']);
    unit.afterCommit(() => (isCommitted = true));
  });
  const second = transact(async () => isCommitted);

  expect(await second).toBe(false); // the two were committed together
  await first;
  expect(isCommitted).toBe(true);
});

test('a full disk refuses all transactions of a group and stores no changes, until there is room again', async () => {
  const db = await emptyStore();
  const transact = groupedTransactions(db, serialQueue());
  const write = (name: string) => transact(async (unit) => lock(unit.db, [name]));
  const setPages = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
  await setPages(1); // no more than there are

  const results = await Promise.allSettled([write('a'), write('b'.repeat(100_000)), write('c')]);

  const refused = {
    reason: { code: 'out-of-reach', cause: { message: expect.stringMatching('full') } },
  };
  expect(results).toMatchObject([refused, refused, refused]);
  expect(await names(db)).toEqual([]);

  await setPages(100_000);
  await Promise.all([write('d'), write('e')]);
  expect(await names(db)).toEqual(['d', 'e']);
});
