import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { BASELINE, migrations } from '../../../migrations/migrations.ts';
import { newAccount } from '../../../test/accounts.ts';
import { emptyDatabase } from '../../../test/database.ts';
import { startServer } from '../../../test/server.ts';
import { connectDatabase } from './database.ts';
import type { Db } from './db.ts';
import { executedMigrations, migrateToLatest } from './migrations.ts';

async function emptyStore(): Promise<Db> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-empty-'));
  const db = connectDatabase({ dataDir, databaseUrl: await emptyDatabase() });
  onTestFinished(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  return db;
}

/** A migration of a version to come. */
const invented = {
  ...migrations,
  '0002-invented': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('users').addColumn('nickname', 'text').execute();
      await sql`update users set nickname = username`.execute(db);
      await db.schema.createIndex('users_nickname').on('users').column('nickname').execute();
    },
  },
};

/** Migrates a store in a process that is killed after some statements, and returns true if it was killed. */
async function isKilledAfter(db: Db, statements: number): Promise<boolean> {
  let left = statements;
  const killed = db.withPlugin({
    transformQuery({ node }) {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const cause: unknown = await migrateToLatest(killed, invented).catch(
    (error: Error) => error.cause ?? error,
  );
  if (cause === undefined) return false;
  expect(cause).toEqual(new Error('killed'));
  return true;
}

test('a server refuses a store of a newer version with a message', async () => {
  const server = await startServer();
  const future = sql`insert into kysely_migration values ('9999-future', '2100-01-01')`;
  await server.look((db) => future.execute(db));

  await expect(server.restart()).rejects.toThrow(
    'The store was made by a newer version of Tres Dardos.',
  );
});

test.each(['0001-accounts', '0001-baseline-0'])(
  'a server refuses a store from before 0.1.0 (%s), and says to start with an empty store',
  async (name) => {
    const server = await startServer();
    await server.look((db) => sql`update kysely_migration set name = ${name}`.execute(db));

    await expect(server.restart()).rejects.toThrow(
      'The store is from a version before 0.1.0, with other tables. Start with an empty data folder or database.',
    );
  },
);

test('a server killed while it creates its tables can start again', async () => {
  const db = await emptyStore();

  let statements = 0;
  while (await isKilledAfter(db, statements)) statements += 5;

  expect(statements).toBeGreaterThan(20);
  expect(await executedMigrations(db, invented)).toEqual([BASELINE, '0002-invented']);
});

test('a server killed during a migration keeps the stored data', async () => {
  const db = await emptyStore();
  await migrateToLatest(db);
  const user = newAccount({ username: 'ana', now: 0 });
  await db.insertInto('users').values(user).execute();

  let statements = 0;
  while (await isKilledAfter(db, statements)) statements += 1;

  const users = db.$extendTables<{ users: { nickname: string } }>().selectFrom('users');
  expect(await users.select('nickname').execute()).toEqual([{ nickname: 'ana' }]);
});

test.runIf(process.env.TEST_DATABASE === 'sqlite')(
  'a change of tables changes the name of the baseline migration',
  async () => {
    const db = await emptyStore();
    await migrateToLatest(db);
    const made = sql<{
      sql: string;
    }>`select sql from sqlite_master where sql is not null order by name`;
    const text = (await made.execute(db)).rows.map((row) => row.sql).join();
    const tables = createHash('sha256').update(text).digest('hex').slice(0, 8);

    expect({ baseline: BASELINE, tables }).toEqual({
      baseline: '0001-baseline-5',
      tables: 'b3a3b90b',
    });
  },
);
