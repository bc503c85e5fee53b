import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../test/database.ts';
import { openDatabase, type Db } from './database.ts';
import { writersOf } from './writers.ts';

async function emptyStore() {
  const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-'));
  const store = { dataDir, databaseUrl: await emptyDatabase() };
  const db = await openDatabase(store);
  const writers = writersOf(store, db);
  onTestFinished(async () => {
    await writers.close();
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  return { db, ...writers };
}

const add = (db: Db, name: string) => db.insertInto('locks').values({ name, taken: 1 }).execute();

const names = async (db: Db) => {
  const rows = await db.selectFrom('locks').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};

test('a statement alone is in the store once it is answered', async () => {
  const { db, alone } = await emptyStore();

  await alone((store) => add(store, 'a'));

  expect(await names(db)).toEqual(['a']);
});

test('a statement alone that fails says why, and keeps nobody from the next', async () => {
  const { db, alone } = await emptyStore();
  await alone((store) => add(store, 'a'));

  await expect(alone((store) => add(store, 'a'))).rejects.toThrow(/unique/i);
  await alone((store) => add(store, 'b'));

  expect(await names(db)).toEqual(['a', 'b']);
});

test('statements alone and transactions that take their time are all done', async () => {
  const { db, alone, transact } = await emptyStore();
  const slowly = (name: string) =>
    transact(async (unit) => {
      await add(unit.db, name);
      await setTimeout(50);
      await add(unit.db, `${name} again`);
    });

  await Promise.all([
    slowly('a'),
    alone((store) => add(store, 'b')),
    slowly('c'),
    alone((store) => add(store, 'd')),
  ]);

  expect(await names(db)).toEqual(['a', 'a again', 'b', 'c', 'c again', 'd']);
});
