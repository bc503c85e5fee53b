import { sql } from 'kysely';
import type { Db } from '#platform/store/db.ts';
import { connectionIds } from '#platform/servers/servers.ts';
import { ask, preparedStatement, type NoValues, type Query } from '#platform/store/statements.ts';
import type { PairSide } from '@darts/rules/play/pair';
import type { Device, PlayingRow } from './tables.ts';

export type RunningRow = Awaited<
  ReturnType<ReturnType<typeof presenceRepository>['running']>
>[number];

const unseat = preparedStatement<{ gameId: string }>((db, { gameId }) =>
  db.deleteFrom('playing').where('game_id', '=', gameId),
);

const playersIn = preparedStatement<{ gameId: string }>((db, { gameId }) =>
  db.selectFrom('playing').selectAll().where('game_id', '=', gameId).orderBy('side'),
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

/** Players of running games in the store: their devices and absences. */
export const presenceRepository = (db: Db) => ({
  /**
   * Seats players in a game. Returns false if a player is in a running game already: the caller has to roll back.
   * Rows are written in the order of user ids, so that transactions do not deadlock.
   */
  async seat(rows: readonly PlayingRow[]): Promise<boolean> {
    const inOrder = rows.toSorted((one, other) => one.user_id.localeCompare(other.user_id));
    const seated = await ask(db, seatPlayers(db, {}, inOrder));
    return seated.length === rows.length;
  },

  /** Returns the query that frees the players of a game that has ended. */
  unseat: (gameId: string): Query => unseat(db, { gameId }),

  of: (userId: string): Promise<PlayingRow | undefined> =>
    db.selectFrom('playing').selectAll().where('user_id', '=', userId).executeTakeFirst(),

  /** Returns the ids of the users among `userIds` who are in a running game. */
  async playingAmong(userIds: readonly string[]): Promise<string[]> {
    if (userIds.length === 0) return [];
    const rows = await db
      .selectFrom('playing')
      .select('user_id')
      .where('user_id', 'in', userIds)
      .execute();
    return rows.map((row) => row.user_id);
  },

  /** Returns the players of a running game, in the order of sides; an empty list if the game is not running. */
  in: (gameId: string): Promise<PlayingRow[]> => ask(db, playersIn(db, { gameId })),

  /**
   * Returns running games with their formats, and the names and averages of their players. With more than `limit`
   * games, repeated calls return the same games.
   */
  async running(limit: number) {
    const rows = await db
      .selectFrom('playing as one')
      .innerJoin('playing as other', 'other.game_id', 'one.game_id')
      .innerJoin('games', 'games.game_id', 'one.game_id')
      .innerJoin('users as user1', 'user1.user_id', 'one.user_id')
      .innerJoin('users as user2', 'user2.user_id', 'other.user_id')
      .select(['one.game_id', 'games.format'])
      .select(['user1.user_id as id1', 'user2.user_id as id2'])
      .select(['user1.username as username1', 'user1.points as points1', 'user1.turns as turns1'])
      .select(['user2.username as username2', 'user2.points as points2', 'user2.turns as turns2'])
      .where('one.side', '=', 0)
      .where('other.side', '=', 1)
      .orderBy('one.game_id')
      .limit(limit)
      .execute();
    return rows.map(({ game_id, format, ...row }) => ({
      game_id,
      format,
      players: [
        { userId: row.id1, username: row.username1, points: row.points1, turns: row.turns1 },
        { userId: row.id2, username: row.username2, points: row.points2, turns: row.turns2 },
      ] as const,
    }));
  },

  async update(userId: string, changes: Partial<PlayingRow>): Promise<void> {
    await ask(db, changePlayer(db, { ...changes, userId }));
  },

  /** Returns the ids of running games in which a player's time to return is over. */
  async lostBefore(time: number): Promise<string[]> {
    const rows = await db
      .selectFrom('playing')
      .select('game_id')
      .distinct()
      .where('lost_at', '<=', time)
      .execute();
    return rows.map((row) => row.game_id);
  },

  /**
   * Returns the ids of running games with an absence since `time` or earlier, not reported yet to the present rival.
   */
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

  /** Returns the ids of running games that are held by a connection that no longer exists. */
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

  /** Marks players whose connection to one of the games no longer exists as away since `now`. */
  async release(gameIds: readonly string[], now: number): Promise<void> {
    const gone = { connection_id: null, session_id: null, tab_id: null, away_since: now };
    await db
      .updateTable('playing')
      .set(gone)
      .where('game_id', 'in', gameIds)
      .where('connection_id', 'not in', connectionIds(db))
      .execute();
  },

  /** Returns the ids of running games with an absent player. */
  async withSomebodyAway(): Promise<string[]> {
    const rows = await db
      .selectFrom('playing')
      .select('game_id')
      .distinct()
      .where('away_since', 'is not', null)
      .execute();
    return rows.map((row) => row.game_id);
  },

  /** Stops the clocks of players whose rival is away too. */
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
   * Gives players at least `leastMs` to return. After the server's clock was set back, also limits the time left to
   * `allMs`, and moves the start of an absence from the future to `now`.
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

/** Returns the row of a player whose game has just begun: not present yet, with the full time to join. */
export const seatedRow = (
  gameId: string,
  userId: string,
  side: PairSide,
  { now, allMs }: { readonly now: number; readonly allMs: number },
): PlayingRow => ({
  user_id: userId,
  game_id: gameId,
  side,
  connection_id: null,
  session_id: null,
  tab_id: null,
  away_since: now,
  absent: 0,
  remaining_ms: allMs,
  lost_at: null,
});
