import { setTimeout } from 'node:timers/promises';
import type { Compilable } from 'kysely';
import { expect, test } from 'vitest';
import { openNewStore } from '../../../test/database.ts';
import type { Db } from './db.ts';
import { ask, type Query } from './statements.ts';

function queryOf(statement: Compilable): Query {
  const { sql, parameters } = statement.compile();
  return { sql, values: parameters };
}

const adding = (db: Db, name: string): Query =>
  queryOf(db.insertInto('locks').values({ name, taken: 1 }).returning('name'));

const removing = (db: Db, name: string): Query =>
  queryOf(db.deleteFrom('locks').where('name', '=', name).returning('name'));

const names = async (db: Db) => {
  const rows = await db.selectFrom('locks').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};

test('a write is stored once it is answered', async () => {
  const { db, write } = await openNewStore();

  const rows = await write({ first: adding(db, 'a'), rest: [adding(db, 'b')] });

  expect(rows).toEqual([{ name: 'a' }]);
  expect(await names(db)).toEqual(['a', 'b']);
});

test('a write skips its remaining queries when its first query changes no row', async () => {
  const { db, write } = await openNewStore();

  const rows = await Promise.all([
    write({ first: removing(db, 'nobody'), rest: [adding(db, 'a')] }),
    write({ first: adding(db, 'b'), rest: [adding(db, 'c')] }),
  ]);

  expect(rows).toEqual([[], [{ name: 'b' }]]);
  expect(await names(db)).toEqual(['b', 'c']);
});

test('a write that fails half-way in a group is undone and reported alone', async () => {
  const { db, write } = await openNewStore();

  const [one, failed, other] = await Promise.allSettled([
    write({ first: adding(db, 'a'), rest: [] }),
    write({ first: adding(db, 'b'), rest: [adding(db, 'c'), adding(db, 'b')] }),
    write({ first: adding(db, 'd'), rest: [adding(db, 'e')] }),
  ]);

  expect(one).toMatchObject({ value: [{ name: 'a' }] });
  expect(failed).toMatchObject({ status: 'rejected' });
  expect(other).toMatchObject({ value: [{ name: 'd' }] });
  expect(await names(db)).toEqual(['a', 'd', 'e']);
});

test('a failed write does not block the next write', async () => {
  const { db, write } = await openNewStore();
  await write({ first: adding(db, 'a'), rest: [] });

  await expect(write({ first: adding(db, 'a'), rest: [] })).rejects.toThrow(/unique/i);
  await write({ first: adding(db, 'b'), rest: [] });

  expect(await names(db)).toEqual(['a', 'b']);
});

test('simultaneous scripts and slow transactions all complete', async () => {
  const { db, write, transact } = await openNewStore();
  const slowly = (name: string) =>
    transact(async (unit) => {
      await ask(unit.db, adding(db, name));
      await setTimeout(50);
      await ask(unit.db, adding(db, `${name} again`));
    });

  await Promise.all([
    slowly('a'),
    write({ first: adding(db, 'b'), rest: [] }),
    slowly('c'),
    write({ first: adding(db, 'd'), rest: [adding(db, 'e')] }),
  ]);

  expect(await names(db)).toEqual(['a', 'a again', 'b', 'c', 'c again', 'd', 'e']);
});
