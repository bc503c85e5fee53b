import type { Db } from '../../server/src/platform/store/db.ts';
import { migrateTo, migrateToLatest } from '../../server/src/platform/store/migrations.ts';
import type { Line } from './dump.ts';

/**
 * Fills an empty store from a backup, in one transaction. The backup may be of an earlier version of the product, from
 * 0.1.0 on.
 *
 * @returns the number of rows
 * @throws if the store is not empty, or the lines are not a complete backup
 */
export async function load(
  db: Db,
  lines: AsyncIterable<Line, void>,
  all?: Parameters<typeof migrateTo>[2],
): Promise<number> {
  const reading = lines[Symbol.asyncIterator]();
  const { value: head } = await reading.next();
  if (!head || !('product' in head)) throw new Error('This is not a backup of Tres Dardos.');
  await migrateTo(db, head.migrations, all);
  await refuseFilled(db);

  const count = await db.transaction().execute((trx) => insertAll(trx, reading));
  await migrateToLatest(db, all);
  return count;
}

async function insertAll(trx: Db, lines: AsyncIterator<Line, void>): Promise<number> {
  let count = 0;
  for (;;) {
    const { value: line } = await lines.next();
    if (!line || 'product' in line) throw new Error('The backup is incomplete.');
    if ('end' in line) {
      if (line.end !== count) throw new Error('The backup is incomplete.');
      return count;
    }
    await trx.insertInto(line.table).values(line.rows).execute();
    count += line.rows.length;
  }
}

/** @throws if the store, whose tables exist, holds a user or a game */
export async function refuseFilled(db: Db): Promise<void> {
  const user = await db.selectFrom('users').select('user_id').limit(1).executeTakeFirst();
  const game = await db.selectFrom('games').select('game_id').limit(1).executeTakeFirst();
  if (user ?? game) throw new Error('The target store already holds data.');
}
