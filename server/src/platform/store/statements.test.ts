import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from './database.ts';
import { preparedStatement } from './statements.ts';

const db = connectDatabase({ dataDir: '', databaseUrl: 'postgres://localhost/none' }); // is not asked

const rename = preparedStatement<{ username: string; userId: string }>((from, values) =>
  from
    .updateTable('users')
    .set({ username: values.username, points: 7 })
    .where('user_id', '=', values.userId),
);

const addPlayers = preparedStatement<{ now: number }, { name: string; id: string }>(
  (from, { now }, rows) =>
    from
      .insertInto('lobby_entries')
      .values(rows.map(({ id }) => ({ user_id: id, created_at: now, format: sql<string>`''` }))),
);

test('a prepared statement takes its values by name, in any order', () => {
  const one = rename(db, { username: 'Ana', userId: '1' });
  const other = rename(db, { userId: '2', username: 'Biel' });

  expect(one.values).toEqual(['Ana', 7, '1']);
  expect(other.values).toEqual(['Biel', 7, '2']);
});

test('each row of a statement has its own values, and the SQL depends on the number of rows', () => {
  const one = addPlayers(db, { now: 5 }, [{ name: 'a', id: '1' }]);
  const two = addPlayers(db, { now: 6 }, [
    { name: 'a', id: '1' },
    { name: 'b', id: '2' },
  ]);
  const again = addPlayers(db, { now: 7 }, [{ name: 'c', id: '3' }]);

  expect(two.values).toEqual(['1', 6, '2', 6]);
  expect(again).toEqual({ sql: one.sql, values: ['3', 7] });
  expect(two.sql).not.toBe(one.sql);
});

test('rows with other columns have their own SQL', () => {
  const add = preparedStatement<
    Record<never, never>,
    { readonly user_id: string; readonly points?: number }
  >((from, _, rows) => from.insertInto('users').values(rows as never));
  const one = add(db, {}, [{ user_id: '1' }]);
  const other = add(db, {}, [{ user_id: '2', points: 7 }]);

  expect(one.values).toEqual(['1']);
  expect(other.values).toEqual(['2', 7]);
  expect(other.sql).toContain('"points"');
});

test('each database gets its own SQL dialect', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-'));
  const embedded = connectDatabase({ dataDir, databaseUrl: undefined });
  onTestFinished(async () => {
    await embedded.destroy();
    await rm(dataDir, { recursive: true });
  });
  const asked = [db, embedded].map((store) => rename(store, { username: 'a', userId: '1' }).sql);

  expect(asked).toEqual([
    'update "users" set "username" = $1, "points" = $2 where "user_id" = $3',
    'update "users" set "username" = ?, "points" = ? where "user_id" = ?',
  ]);
});
