import { sql } from 'kysely';
import { batches } from '#platform/store/batches.ts';
import type { Db } from '#platform/store/db.ts';
import { Refusal } from '#platform/refusals.ts';
import { ask, preparedStatement, type NoValues, type Query } from '#platform/store/statements.ts';
import { performOrLose } from '#platform/store/transactions.ts';
import { presenceRepository } from './presence-repository.ts';
import {
  bySide,
  changesOf,
  rowOf,
  type GameRow,
  type PlayingRow,
  type RowBySide,
  type StoredGame,
} from './tables.ts';

/** A game with its players' names. */
export type NamedGame = RowBySide<NamedRow>;

type NamedRow = GameRow & {
  readonly username1: string | null;
  readonly username2: string | null;
};

/** A game with its players' names and presence. `players` is empty unless the game is running. */
export type LiveGame = NamedGame & { readonly players: readonly PlayingRow[] };

/** A session that has to be open at `now`. */
type InSession = { readonly sessionId: string; readonly now: number };

type Overwrite = { readonly gameId: string; readonly versionBefore: number } & Partial<InSession>;

/** Writes columns of a game if its version is `versionBefore` and the session, if given, is open. */
const overwriteGame = preparedStatement<Partial<GameRow> & Overwrite>(
  (db, { gameId, versionBefore, sessionId, now, ...columns }) => {
    const update = db
      .updateTable('games')
      .set(columns)
      .where('game_id', '=', gameId)
      .where('version', '=', versionBefore)
      .returning('game_id');
    if (sessionId === undefined || now === undefined) return update;
    return update.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .select('session_id')
          .where('session_id', '=', sessionId)
          .where('expires_at', '>', now),
      ),
    );
  },
);

/** Selects games with the names of their players. */
export const namedGames = (db: Db) =>
  db
    .selectFrom('games')
    .leftJoin('users as user1', 'user1.user_id', 'games.player1_id')
    .leftJoin('users as user2', 'user2.user_id', 'games.player2_id')
    .selectAll('games')
    .select(['user1.username as username1', 'user2.username as username2']);

const findGame = preparedStatement<{ gameId: string }>((db, { gameId }) =>
  namedGames(db).where('games.game_id', '=', gameId),
);

type PlayerColumn = 'player1_id' | 'player2_id';

/**
 * Selects the scheduled games with a known or an unknown rival of a seat. The conditions match that seat's partial
 * index.
 */
const unplayedIn = (db: Db, seat: PlayerColumn, rival: 'known' | 'unknown') =>
  db
    .selectFrom('games')
    .where('status', '=', sql.lit('pendiente' as const))
    .where(
      seat === 'player1_id' ? 'player2_id' : 'player1_id',
      rival === 'known' ? 'is not' : 'is',
      null,
    );

const addGames = preparedStatement<NoValues, GameRow>((db, _, rows) =>
  db.insertInto('games').values(rows),
);

export const gameRepository = (db: Db) => {
  async function find(gameId: string): Promise<LiveGame | undefined> {
    const named = async () => (await ask<NamedRow>(db, findGame(db, { gameId }))).map(bySide);
    const [row] = await named();
    if (row?.status !== 'encurso') return row && { ...row, players: [] };
    const players = await presenceRepository(db).in(gameId);
    if (players.length > 0) return { ...row, players };
    const [ended = row] = await named(); // on PostgreSQL, the game has ended between the two reads
    return { ...ended, players };
  }

  async function get(gameId: string): Promise<LiveGame> {
    const row = await find(gameId);
    if (!row) throw new Refusal('game-not-found');
    return row;
  }

  /**
   * Returns the query that writes `changes`, if the row still has the version that they were computed from and
   * `inSession`, if given, is open. The query returns a row if it has written.
   */
  function overwrite(
    { game_id: gameId, version }: Pick<StoredGame, 'game_id' | 'version'>,
    changes: Partial<StoredGame>,
    inSession?: InSession,
  ): Query {
    const values = { ...changesOf(changes), version: version + 1, gameId, versionBefore: version };
    return overwriteGame(db, { ...values, ...inSession });
  }

  return {
    find,
    get,

    async exists(gameId: string): Promise<boolean> {
      const row = await db
        .selectFrom('games')
        .select('game_id')
        .where('game_id', '=', gameId)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Counts a request to record for both in a game that has not begun; false after `most` requests. */
    async countQuestion(gameId: string, most: number): Promise<boolean> {
      const row = await db
        .updateTable('games')
        .set((each) => ({ times_asked: each('times_asked', '+', 1) }))
        .where('game_id', '=', gameId)
        .where('status', '=', 'pendiente')
        .where('times_asked', '<', most)
        .returning('game_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the running game of a user, if any. */
    async runningOf(userId: string): Promise<LiveGame | undefined> {
      const own = await presenceRepository(db).of(userId);
      const row = own && (await get(own.game_id));
      return row?.status === 'encurso' ? row : undefined; // the game may end between the two reads
    },

    /** Returns the running games after `gameId`, by id, with the time of the last turn or of the start. */
    runningAfter: (gameId: string, limit: number) =>
      db
        .selectFrom('playing')
        .innerJoin('games', 'games.game_id', 'playing.game_id')
        .select(['playing.game_id as gameId', 'games.moved_at as movedAt'])
        .where('playing.side', '=', 0)
        .where('playing.game_id', '>', gameId)
        .orderBy('playing.game_id')
        .limit(limit)
        .execute(),

    /** Returns the ids of a user's games that are still to be played, against known or against unknown rivals. */
    async unplayedOf(userId: string, rival: 'known' | 'unknown'): Promise<string[]> {
      const as = (seat: PlayerColumn) =>
        unplayedIn(db, seat, rival).select('game_id').where(seat, '=', userId);
      return (await as('player1_id').union(as('player2_id')).execute()).map((row) => row.game_id);
    },

    /** Returns the ids of the users among `userIds` who still have games to play against known rivals. */
    async unplayedAmong(userIds: readonly string[]): Promise<string[]> {
      if (userIds.length === 0) return [];
      const as = (seat: PlayerColumn) =>
        unplayedIn(db, seat, 'known').select(`${seat} as user_id`).where(seat, 'in', userIds);
      const all = as('player1_id').union(as('player2_id'));
      return (await all.execute()).flatMap((row) => row.user_id ?? []);
    },

    async add(games: readonly StoredGame[]): Promise<void> {
      const rows = games.map(rowOf);
      for (const batch of batches(rows)) await ask(db, addGames(db, {}, batch));
    },

    overwrite,

    /**
     * Writes `changes` over the row that they were computed from, and returns the new row.
     *
     * @throws {LostRace} when another write came first
     */
    async save(row: LiveGame, changes: Partial<StoredGame>): Promise<LiveGame> {
      await performOrLose(db, { first: overwrite(row, changes), rest: [] });
      return { ...row, ...changes, version: row.version + 1 };
    },

    /**
     * Locks a row until the transaction ends, if it is unchanged since it was read.
     *
     * @throws {LostRace} when another write came first
     */
    hold({ game_id: gameId, version }: StoredGame): Promise<void> {
      const held = overwriteGame(db, { version, gameId, versionBefore: version });
      return performOrLose(db, { first: held, rest: [] });
    },

    /** Increments the version of games, so that concurrent writes computed from the present one lose their race. */
    async invalidate(gameIds: readonly string[]): Promise<void> {
      await db
        .updateTable('games')
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('game_id', 'in', gameIds)
        .execute();
    },

    /** Counts the running games of every kind. */
    async countRunning(): Promise<number> {
      const { count } = await db
        .selectFrom('playing')
        .select((row) => row.fn.count<number>('game_id').distinct().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
};
