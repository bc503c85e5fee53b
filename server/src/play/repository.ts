import type { Db } from '#platform/database.ts';
import { LostRace } from '#platform/transactions.ts';
import { Refusal } from '#platform/refusals.ts';
import type { GameRow } from './tables.ts';

/** A game with its players' names; null where there is no player, or the account is gone. */
export type NamedGameRow = GameRow & {
  readonly username1: string | null;
  readonly username2: string | null;
};

/** Games at rest. Knows tables and rows; knows no rules. */
export const gameRepository = (db: Db) => {
  const games = () =>
    db
      .selectFrom('games')
      .leftJoin('users as user1', 'user1.user_id', 'games.player1_id')
      .leftJoin('users as user2', 'user2.user_id', 'games.player2_id')
      .selectAll('games')
      .select(['user1.username as username1', 'user2.username as username2']);

  return {
    async get(gameId: string): Promise<NamedGameRow> {
      const row = await games().where('games.game_id', '=', gameId).executeTakeFirst();
      if (!row) throw new Refusal('game-not-found');
      return row;
    },

    /** The running game of a user, if any. */
    runningOf: (userId: string): Promise<NamedGameRow | undefined> =>
      games()
        .innerJoin('playing', 'playing.game_id', 'games.game_id')
        .where('playing.user_id', '=', userId)
        .executeTakeFirst(),

    /** A user's finished games that count, newest first. */
    finishedOf: (userId: string, limit: number, before: number): Promise<NamedGameRow[]> =>
      games()
        .innerJoin('results', 'results.game_id', 'games.game_id')
        .where('results.user_id', '=', userId)
        .where('results.finished_at', '<', before)
        .orderBy('results.finished_at', 'desc')
        .limit(limit)
        .execute(),

    async add(row: GameRow): Promise<void> {
      await db.insertInto('games').values(row).execute();
    },

    /**
     * Writes `changes` over the row they were computed from, and returns what stands then.
     *
     * @throws {LostRace} when another write came first
     */
    async save(row: NamedGameRow, changes: Partial<GameRow>): Promise<NamedGameRow> {
      const version = row.version + 1;
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ ...changes, version })
        .where('game_id', '=', row.game_id)
        .where('version', '=', row.version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new LostRace();
      return { ...row, ...changes, version };
    },

    /** Whether both are free and now in the game: nobody is in two running games. */
    async seat(gameId: string, userIds: readonly string[]): Promise<boolean> {
      const seated = await db
        .insertInto('playing')
        .values(userIds.toSorted().map((userId) => ({ user_id: userId, game_id: gameId })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id')
        .execute();
      return seated.length === userIds.length;
    },

    async unseat(gameId: string): Promise<void> {
      await db.deleteFrom('playing').where('game_id', '=', gameId).execute();
    },

    /** Games in progress, of every kind. */
    async countRunning(): Promise<number> {
      const { count } = await db
        .selectFrom('playing')
        .select((row) => row.fn.count<number>('game_id').distinct().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
};
