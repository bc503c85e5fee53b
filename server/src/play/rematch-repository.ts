import type { Db } from '#platform/database.ts';
import { connectionIds } from '#platform/servers.ts';
import { keptStatement, type Query } from '#platform/statements.ts';
import type { RematchRow, SeatNumber } from './tables.ts';

const columnsOf = (seat: SeatNumber) =>
  seat === 1
    ? ({ asked: 'asked1', connection: 'connection1' } as const)
    : ({ asked: 'asked2', connection: 'connection2' } as const);

const NO_OFFER: RematchRow = {
  game_id: '',
  expires_at: 0,
  asked1: 0,
  asked2: 0,
  connection1: null,
  connection2: null,
  gone_at: null,
};
const open = keptStatement((db) => db.insertInto('rematches').values(NO_OFFER));

/** The offers of a rematch that are still open. */
export const rematchRepository = (db: Db) => ({
  /** What opens an offer. */
  open: (row: RematchRow): Query => open(db, Object.values({ ...NO_OFFER, ...row })),

  find: (gameId: string): Promise<RematchRow | undefined> =>
    db.selectFrom('rematches').selectAll().where('game_id', '=', gameId).executeTakeFirst(),

  /** Notes that a player wants it, and returns who does by now; nothing once it is closed. */
  ask: (gameId: string, seat: SeatNumber, now: number): Promise<RematchRow | undefined> =>
    db
      .updateTable('rematches')
      .set({ [columnsOf(seat).asked]: 1 })
      .where('game_id', '=', gameId)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst(),

  async place(row: RematchRow): Promise<void> {
    const { game_id, ...columns } = row;
    await db.updateTable('rematches').set(columns).where('game_id', '=', game_id).execute();
  },

  /** Closes an offer: of any number who try at once, one gets it. */
  close: (gameId: string): Promise<RematchRow | undefined> =>
    db.deleteFrom('rematches').where('game_id', '=', gameId).returningAll().executeTakeFirst(),

  /** Closes the offers that somebody has been away from since before a time. */
  closeGone: (time: number): Promise<RematchRow[]> =>
    db.deleteFrom('rematches').where('gone_at', '<=', time).returningAll().execute(),

  async closeExpired(now: number): Promise<void> {
    await db.deleteFrom('rematches').where('expires_at', '<=', now).execute();
  },

  /** Whoever was at an end dialog by a connection that is no longer there is gone since `now`. */
  async letGo(now: number): Promise<void> {
    for (const connection of ['connection1', 'connection2'] as const) {
      await db
        .updateTable('rematches')
        .set((row) => ({ [connection]: null, gone_at: row.fn.coalesce('gone_at', row.val(now)) }))
        .where(connection, 'is not', null)
        .where(connection, 'not in', connectionIds(db))
        .execute();
    }
  },
});
