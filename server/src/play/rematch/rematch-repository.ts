import type { Db } from '#platform/store/db.ts';
import { connectionIds } from '#platform/servers/servers.ts';
import { preparedStatement, type Query } from '#platform/store/statements.ts';
import type { RematchRow, SeatNumber } from '#play/tables.ts';

const columnsOf = (seat: SeatNumber) =>
  seat === 1
    ? ({ asked: 'asked1', connection: 'connection1', rival: 'connection2' } as const)
    : ({ asked: 'asked2', connection: 'connection2', rival: 'connection1' } as const);

/** A player's connection at the end dialog of a game. */
type Place = {
  readonly gameId: string;
  readonly seat: SeatNumber;
  readonly connectionId: string;
  readonly now: number;
};

const open = preparedStatement<RematchRow>((db, row) => db.insertInto('rematches').values(row));

/** Open offers of a rematch in the store. Closing an offer deletes it. */
export const rematchRepository = (db: Db) => ({
  /** Returns the query that opens an offer. */
  open: (row: RematchRow): Query => open(db, row),

  /** Notes that a player asks for the rematch, and returns the offer; undefined once it is closed or expired. */
  ask: (gameId: string, seat: SeatNumber, now: number): Promise<RematchRow | undefined> =>
    db
      .updateTable('rematches')
      .set({ [columnsOf(seat).asked]: 1 })
      .where('game_id', '=', gameId)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst(),

  /**
   * Notes a player's connection at the end dialog, and returns the offer; undefined once it is closed. A single
   * statement, because the rival may come or go at the same moment.
   */
  place({ gameId, seat, connectionId, now }: Place): Promise<RematchRow | undefined> {
    const { connection, rival } = columnsOf(seat);
    return db
      .updateTable('rematches')
      .set((row) => ({
        [connection]: connectionId,
        gone_at: row
          .case()
          .when(rival, 'is', null)
          .then(row.fn.coalesce('gone_at', row.val(now)))
          .else(null)
          .end(),
      }))
      .where('game_id', '=', gameId)
      .returningAll()
      .executeTakeFirst();
  },

  /** Deletes and returns an offer. Atomic: one of several concurrent callers receives it. */
  close: (gameId: string): Promise<RematchRow | undefined> =>
    db.deleteFrom('rematches').where('game_id', '=', gameId).returningAll().executeTakeFirst(),

  /** Deletes the offers to a user, and returns the ids of their games. */
  async closeOf(userId: string): Promise<string[]> {
    const rows = await db
      .deleteFrom('rematches')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('games')
            .select('games.game_id')
            .whereRef('games.game_id', '=', 'rematches.game_id')
            .where((row) =>
              row.or([row('player1_id', '=', userId), row('player2_id', '=', userId)]),
            ),
        ),
      )
      .returning('game_id')
      .execute();
    return rows.map((row) => row.game_id);
  },

  /** Deletes and returns the offers with an absence since `time` or earlier. */
  closeGone: (time: number): Promise<RematchRow[]> =>
    db.deleteFrom('rematches').where('gone_at', '<=', time).returningAll().execute(),

  async closeExpired(now: number): Promise<void> {
    await db.deleteFrom('rematches').where('expires_at', '<=', now).execute();
  },

  /**
   * Removes a connection from the end dialog of `gameId`, or of every game. Without `who`, removes all connections that
   * no longer exist.
   */
  async leave(now: number, who?: { connectionId: string; gameId?: string | undefined }) {
    for (const column of ['connection1', 'connection2'] as const) {
      let query = db
        .updateTable('rematches')
        .set((row) => ({ [column]: null, gone_at: row.fn.coalesce('gone_at', row.val(now)) }));
      query = who
        ? query.where(column, '=', who.connectionId)
        : query.where(column, 'not in', connectionIds(db));
      if (who?.gameId !== undefined) query = query.where('game_id', '=', who.gameId);
      await query.execute();
    }
  },
});
