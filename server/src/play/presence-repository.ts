import { sql } from 'kysely';
import type { Db } from '#platform/store/db.ts';
import { connectionIds } from '#platform/servers/servers.ts';
import { ask, preparedStatement, type NoValues, type Query } from '#platform/store/statements.ts';
import type { Device, PlayingRow, SeatNumber } from './tables.ts';

export type RunningRow = Awaited<
  ReturnType<ReturnType<typeof presenceRepository>['running']>
>[number];

const unseat = preparedStatement<{ gameId: string }>((db, { gameId }) =>
  db.deleteFrom('playing').where('game_id', '=', gameId),
);

const playersIn = preparedStatement<{ gameId: string }>((db, { gameId }) =>
  db.selectFrom('playing').selectAll().where('game_id', '=', gameId).orderBy('seat'),
);

const seatPlayers = preparedStatement<NoValues, PlayingRow>((db, _, rows) =>
  db
    .insertInto('playing')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id'),
);

const changePlayer = preparedStatement<Partial<PlayingRow> & { readonly userId: string }>(
  (db, { userId, ...changes }) =>
    db.updateTable('playing').set(changes).where('user_id', '=', userId),
);

/** Who plays which running game, by which device, and who is away from it. */
export const presenceRepository = (db: Db) => ({
  /**
   * Whether all are free and now in the game: nobody is in two running games. In the order of their
   * ids, so that transactions never wait for each other in a circle.
   */
  async seat(rows: readonly PlayingRow[]): Promise<boolean> {
    const inOrder = rows.toSorted((one, other) => one.user_id.localeCompare(other.user_id));
    const seated = await ask(db, seatPlayers(db, {}, inOrder));
    return seated.length === rows.length;
  },

  /** What frees the players of a game that has ended. */
  unseat: (gameId: string): Query => unseat(db, { gameId }),

  of: (userId: string): Promise<PlayingRow | undefined> =>
    db.selectFrom('playing').selectAll().where('user_id', '=', userId).executeTakeFirst(),

  /** Returns those of some users who are in a running game. */
  async playingAmong(userIds: readonly string[]): Promise<string[]> {
    if (userIds.length === 0) return [];
    const rows = await db
      .selectFrom('playing')
      .select('user_id')
      .where('user_id', 'in', userIds)
      .execute();
    return rows.map((row) => row.user_id);
  },

  /** The players of a running game, player1 first; nobody when it does not run. */
  in: (gameId: string): Promise<PlayingRow[]> => ask(db, playersIn(db, { gameId })),

  /** Running games with their formats, and the names and averages of their players; always the same ones of too many. */
  running: (limit: number) =>
    db
      .selectFrom('playing as one')
      .innerJoin('playing as other', 'other.game_id', 'one.game_id')
      .innerJoin('games', 'games.game_id', 'one.game_id')
      .innerJoin('users as user1', 'user1.user_id', 'one.user_id')
      .innerJoin('users as user2', 'user2.user_id', 'other.user_id')
      .select(['one.game_id', 'games.format'])
      .select(['user1.user_id as id1', 'user2.user_id as id2'])
      .select(['user1.username as username1', 'user1.points as points1', 'user1.turns as turns1'])
      .select(['user2.username as username2', 'user2.points as points2', 'user2.turns as turns2'])
      .where('one.seat', '=', 1)
      .where('other.seat', '=', 2)
      .orderBy('one.game_id')
      .limit(limit)
      .execute(),

  async update(userId: string, changes: Partial<PlayingRow>): Promise<void> {
    await ask(db, changePlayer(db, { ...changes, userId }));
  },

  /** The running games in which somebody's time to return is over. */
  async lostBefore(time: number): Promise<string[]> {
    const rows = await db
      .selectFrom('playing')
      .select('game_id')
      .distinct()
      .where('lost_at', '<=', time)
      .execute();
    return rows.map((row) => row.game_id);
  },

  /** The running games with somebody away since before a time of which the rival has had no event. */
  async unreportedBefore(time: number): Promise<string[]> {
    const rows = await db
      .selectFrom('playing')
      .innerJoin('playing as rival', 'rival.game_id', 'playing.game_id')
      .select('playing.game_id')
      .distinct()
      .where('playing.absent', '=', 0)
      .where('playing.away_since', '<=', time)
      .where('rival.away_since', 'is', null)
      .execute();
    return rows.map((row) => row.game_id);
  },

  /** The running games that are held by a connection that is no longer there. */
  async heldByNobody(): Promise<string[]> {
    const rows = await db
      .selectFrom('playing')
      .select('game_id')
      .where('connection_id', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('connections')
              .select('connections.connection_id')
              .whereRef('connections.connection_id', '=', 'playing.connection_id'),
          ),
        ),
      )
      .execute();
    return [...new Set(rows.map((row) => row.game_id))];
  },

  /** Players who held one of the games by a connection that is no longer there are away since `now`. */
  async release(gameIds: readonly string[], now: number): Promise<void> {
    const gone = { connection_id: null, session_id: null, tab_id: null, away_since: now };
    await db
      .updateTable('playing')
      .set(gone)
      .where('game_id', 'in', gameIds)
      .where('connection_id', 'not in', connectionIds(db))
      .execute();
  },

  /** The running games that somebody is away from. */
  async withSomebodyAway(): Promise<string[]> {
    const rows = await db
      .selectFrom('playing')
      .select('game_id')
      .distinct()
      .where('away_since', 'is not', null)
      .execute();
    return rows.map((row) => row.game_id);
  },

  /** Every clock stands whose owner's rival is away too. */
  async stopClocks(now: number): Promise<void> {
    await db
      .updateTable('playing')
      .set({ remaining_ms: sql<number>`lost_at - ${now}`, lost_at: null })
      .where('lost_at', 'is not', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('playing as rival')
            .select('rival.user_id')
            .whereRef('rival.game_id', '=', 'playing.game_id')
            .where('rival.away_since', 'is not', null)
            .whereRef('rival.user_id', '!=', 'playing.user_id'),
        ),
      )
      .execute();
  },

  /**
   * Nobody has less than `leastMs` left to return, nor, by a clock that was set back, more than `allMs`, or is
   * away since a time to come.
   */
  async grant(now: number, leastMs: number, allMs: number): Promise<void> {
    const playing = db.updateTable('playing');
    await playing
      .set({ lost_at: now + leastMs })
      .where('lost_at', '<', now + leastMs)
      .execute();
    await playing
      .set({ lost_at: now + allMs })
      .where('lost_at', '>', now + allMs)
      .execute();
    await playing.set({ away_since: now }).where('away_since', '>', now).execute();
    await playing.set({ remaining_ms: leastMs }).where('remaining_ms', '<', leastMs).execute();
  },
});

export const deviceColumns = ({ connectionId, sessionId, tabId }: Device) => ({
  connection_id: connectionId,
  session_id: sessionId,
  tab_id: tabId,
});

/** The row of a player whose game has just begun: not there yet, with all the time to come. */
export const seatedRow = (
  gameId: string,
  userId: string,
  seat: SeatNumber,
  { now, allMs }: { readonly now: number; readonly allMs: number },
): PlayingRow => ({
  user_id: userId,
  game_id: gameId,
  seat,
  connection_id: null,
  session_id: null,
  tab_id: null,
  away_since: now,
  absent: 0,
  remaining_ms: allMs,
  lost_at: null,
});
