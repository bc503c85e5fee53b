import type { PairSide } from '@darts/rules/play/pair';
import type { Db } from '#platform/store/db.ts';

type Games = ReturnType<typeof gamesRepository>;
export type CountedGame = Awaited<ReturnType<Games['counted']>>[number];
export type KeptGame = Awaited<ReturnType<Games['in']>>[number];

/** Position in a player's games, newest first: a page continues after it. */
export type Made = { readonly created_at: number; readonly game_id: string };

type Players = {
  readonly player1_id: string | null;
  readonly player2_id: string | null;
  readonly username1: string | null;
  readonly username2: string | null;
};

/** Returns a game with the player's side and the rival's name, without the ids of both. */
function seenBy<Row extends Players>(userId: string, game: Row) {
  const { player1_id: firstId, player2_id: _, username1, username2, ...row } = game;
  const side: PairSide = firstId === userId ? 0 : 1;
  return { ...row, side, rival: side === 0 ? username2 : username1 };
}

/** Games of a player in the store. */
export const gamesRepository = (db: Db) => ({
  /**
   * Returns finished games that count in statistics, finished before a time, newest first; `left` holds the points left
   * of the player and the rival.
   */
  async counted(userId: string, before: number, limit: number) {
    const rows = await db
      .selectFrom('results')
      .innerJoin('games', 'games.game_id', 'results.game_id')
      .leftJoin('users as rival', 'rival.user_id', 'results.rival_id')
      .leftJoin('competitions', 'competitions.competition_id', 'results.competition_id')
      .selectAll('results')
      .select(['games.player1_id', 'score1', 'score2'])
      .select(['rival.username as rival', 'competitions.name as competition'])
      .where('results.user_id', '=', userId)
      .where('results.finished_at', '<', before)
      .orderBy('results.finished_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ player1_id, score1, score2, ...row }) =>
      Object.assign(row, { left: player1_id === userId ? [score1, score2] : [score2, score1] }),
    );
  },

  /** Returns the positions of games of any status, after another position, newest first. */
  made(userId: string, { created_at, game_id }: Made, limit: number): Promise<Made[]> {
    const as = (player: 'player1_id' | 'player2_id') =>
      db
        .selectFrom((from) =>
          from
            .selectFrom('games')
            .select(['created_at', 'game_id'])
            .where(player, '=', userId)
            .where(({ eb, refTuple, tuple }) =>
              eb(refTuple('created_at', 'game_id'), '<', tuple(created_at, game_id)),
            )
            .orderBy('created_at', 'desc')
            .orderBy('game_id', 'desc')
            .limit(limit)
            .as(`by_${player}`),
        )
        .select(['created_at', 'game_id']);
    return as('player1_id')
      .unionAll(as('player2_id'))
      .orderBy('created_at', 'desc')
      .orderBy('game_id', 'desc')
      .limit(limit)
      .execute();
  },

  /** Returns games of a player, newest first, with the dates of league and tournament games. */
  async in(gameIds: readonly string[], userId: string) {
    const rows = await db
      .selectFrom('games')
      .leftJoin('users as user1', 'user1.user_id', 'player1_id')
      .leftJoin('users as user2', 'user2.user_id', 'player2_id')
      .leftJoin('competitions', 'competitions.competition_id', 'games.competition_id')
      .leftJoin('game_dates', 'game_dates.game_id', 'games.game_id')
      .leftJoin('game_screens', 'game_screens.game_id', 'games.game_id')
      .selectAll('games')
      .select(['user1.username as username1', 'user2.username as username2'])
      .select(['competitions.name as competition', 'token as screen'])
      .select(['due', 'agreed_at', 'changes as date_changes', 'reminded_at', 'called_at'])
      .where('games.game_id', 'in', gameIds)
      .orderBy('games.created_at', 'desc')
      .orderBy('games.game_id', 'desc')
      .execute();
    return rows.map((row) => seenBy(userId, row));
  },

  /** Returns the player's figures in those of the games that count in statistics. */
  results: (userId: string, gameIds: readonly string[]) =>
    db
      .selectFrom('results')
      .selectAll()
      .where('game_id', 'in', gameIds)
      .where('user_id', '=', userId)
      .execute(),
});
