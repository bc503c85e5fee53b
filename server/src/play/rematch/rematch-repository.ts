import type { Db } from '#platform/store/db.ts';
import { connectionIds } from '#platform/servers/servers.ts';
import { preparedStatement, type Query } from '#platform/store/statements.ts';
import type { Pair, PairSide } from '@darts/rules/play/pair';
import type { RematchRow } from '#play/tables.ts';

/** An open offer of a rematch. */
export type Offer = Pick<RematchRow, 'game_id' | 'expires_at' | 'gone_at'> & {
  readonly asked: Pair<boolean>;
  readonly connections: Pair<string | null>; // the devices at the end dialog; null for an absent player
};

const offerIn = ({ asked1, asked2, connection1, connection2, ...row }: RematchRow): Offer => ({
  ...row,
  asked: [asked1 === 1, asked2 === 1],
  connections: [connection1, connection2],
});

const rowOf = ({ asked, connections, ...offer }: Offer): RematchRow => ({
  ...offer,
  asked1: asked[0] ? 1 : 0,
  asked2: asked[1] ? 1 : 0,
  connection1: connections[0],
  connection2: connections[1],
});

const columnsOf = (side: PairSide) =>
  side === 0
    ? ({ asked: 'asked1', connection: 'connection1', rival: 'connection2' } as const)
    : ({ asked: 'asked2', connection: 'connection2', rival: 'connection1' } as const);

/** A player's connection at the end dialog of a game. */
type Place = {
  readonly gameId: string;
  readonly side: PairSide;
  readonly connectionId: string;
  readonly now: number;
};

const open = preparedStatement<RematchRow>((db, row) => db.insertInto('rematches').values(row));

/** Open offers of a rematch in the store. Closing an offer deletes it. */
export const rematchRepository = (db: Db) => ({
  /** Returns the query that opens an offer. */
  open: (offer: Offer): Query => open(db, rowOf(offer)),

  /** Notes that a player asks for the rematch, and returns the offer; undefined once it is closed or expired. */
  async ask(gameId: string, side: PairSide, now: number): Promise<Offer | undefined> {
    const row = await db
      .updateTable('rematches')
      .set({ [columnsOf(side).asked]: 1 })
      .where('game_id', '=', gameId)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    return row && offerIn(row);
  },

  /**
   * Notes a player's connection at the end dialog, and returns the offer; undefined once it is closed. A single
   * statement, because the rival may come or go at the same moment.
   */
  async place({ gameId, side, connectionId, now }: Place): Promise<Offer | undefined> {
    const { connection, rival } = columnsOf(side);
    const row = await db
      .updateTable('rematches')
      .set((set) => ({
        [connection]: connectionId,
        gone_at: set
          .case()
          .when(rival, 'is', null)
          .then(set.fn.coalesce('gone_at', set.val(now)))
          .else(null)
          .end(),
      }))
      .where('game_id', '=', gameId)
      .returningAll()
      .executeTakeFirst();
    return row && offerIn(row);
  },

  /** Deletes an offer, and returns true if there was one. Atomic: true for one of several concurrent callers. */
  async close(gameId: string): Promise<boolean> {
    const closed = db.deleteFrom('rematches').where('game_id', '=', gameId).returning('game_id');
    return (await closed.executeTakeFirst()) !== undefined;
  },

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
  async closeGone(time: number): Promise<Offer[]> {
    const rows = await db
      .deleteFrom('rematches')
      .where('gone_at', '<=', time)
      .returningAll()
      .execute();
    return rows.map(offerIn);
  },

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
