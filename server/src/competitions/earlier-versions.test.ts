/** What earlier versions of the product have stored of competitions. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#platform/store/database.ts';
import type { Db } from '#platform/store/db.ts';
import { migrateTo, migrateToLatest } from '#platform/store/migrations.ts';
import { newAccount } from '../../test/accounts.ts';
import { emptyDatabase } from '../../test/database.ts';
import type { CompetitionRow } from './tables.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** A store as it was made before a migration. */
async function storeBefore(migration: string): Promise<Db> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-old-'));
  const db = connectDatabase({ dataDir, databaseUrl: await emptyDatabase() });
  onTestFinished(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  const names = (await readdir(MIGRATIONS)).map((file) => file.replace('.ts', '')).toSorted();
  await migrateTo(db, names.slice(0, names.indexOf(migration)));
  return db;
}

type EarlierRow = Omit<CompetitionRow, 'format' | 'is_public' | 'grace_days' | 'ended_at'>;

const row = (competition_id: string, changes: Partial<EarlierRow> = {}): EarlierRow => ({
  competition_id,
  kind: 'league',
  version: 1,
  name: 'Liga',
  name_key: 'liga',
  description: '',
  status: 'pendiente',
  start_date: '2026-09-01',
  max_participants: 8,
  created_by: null,
  created_at: 0,
  ...changes,
});

test('leagues dated at either end of the calendar get the nearest date there can be', async () => {
  const db = await storeBefore('0012-start-dates');
  const dates = [
    '0000-01-01',
    '1999-12-31',
    '2000-01-01',
    '2100-12-31',
    '2101-01-01',
    '9999-12-31',
  ];
  const rows = dates.map((date, index) => row(String(index), { start_date: date }));
  await db.insertInto('competitions').values(rows).execute();

  await migrateToLatest(db);

  const kept = await db.selectFrom('competitions').selectAll().orderBy('competition_id').execute();
  expect(kept.map(({ start_date }) => start_date)).toEqual([
    ...Array<string>(3).fill('2000-01-01'),
    ...Array<string>(3).fill('2100-12-31'),
  ]);
});

test('competitions made in one millisecond get times that part them, in each kind', async () => {
  const db = await storeBefore('0013-competition-pages');
  const rows = [5, 5, 5, 6, 9].map((time, index) => row(`l${index}`, { created_at: time }));
  const other = row('t0', { kind: 'tournament', created_at: 5 });
  await db
    .insertInto('competitions')
    .values([...rows, other])
    .execute();

  await migrateToLatest(db);

  const kept = await db.selectFrom('competitions').selectAll().orderBy('competition_id').execute();
  expect(kept.map(({ created_at }) => created_at)).toEqual([5, 6, 7, 8, 9, 5]);
});

test('who has heard that a competition is public does not hear it again', async () => {
  const db = await storeBefore('0039-limits-of-mails');
  await db.insertInto('competitions').values(row('c')).execute();
  const users = ['ana', 'biel'].map((username) => newAccount({ username, now: 0 }));
  await db.insertInto('users').values(users).execute();
  const [ana, biel] = users.map((user) => user.user_id);
  const enrolments = [ana, biel, 'somebody who is gone'].map((userId) => ({
    competition_id: 'c',
    user_id: userId!,
    enrolled_at: 0,
    told_public: Number(userId !== biel),
  }));
  await db.insertInto('enrolments').values(enrolments).execute();

  await migrateToLatest(db);

  const kept = await db.selectFrom('public_notices').selectAll().execute();
  expect(kept).toEqual([{ competition_id: 'c', user_id: ana }]);
  expect(await db.selectFrom('enrolments').select('user_id').execute()).toHaveLength(3);
});

test('a server that was killed while it brought its tables up to date starts again', async () => {
  const db = await storeBefore('0036-seeds-and-groups');
  const isKilledAfter = async (statements: number): Promise<boolean> => {
    let left = statements;
    const killed = db.withPlugin({
      transformQuery({ node }) {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const cause: unknown = await migrateToLatest(killed).catch((error: Error) => error.cause);
    if (cause === undefined) return false;
    expect(cause).toEqual(new Error('killed'));
    return true;
  };
  let statements = 0;
  while (await isKilledAfter(statements)) statements += 1;
  expect(statements).toBeGreaterThan(20);
  expect(await db.selectFrom('public_notices').selectAll().execute()).toEqual([]);
});

test('a server of the version before goes on publishing while others have been updated', async () => {
  const db = await storeBefore('0039-limits-of-mails');
  await db.insertInto('competitions').values(row('c')).execute();
  await migrateToLatest(db);

  await db
    .insertInto('enrolments')
    .values({ competition_id: 'c', user_id: 'ana', enrolled_at: 0 })
    .execute();
  const noted = sql`update enrolments set told_public = 1 where told_public = 0 returning user_id`;
  expect((await noted.execute(db)).rows).toEqual([{ user_id: 'ana' }]);
});
