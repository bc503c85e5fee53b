import { sql } from 'kysely';
import type { Db } from '#platform/store/db.ts';
import { bySide } from './tables.ts';

type Briefs = ReturnType<typeof briefRepository>;
export type BriefRow = Awaited<ReturnType<Briefs['in']>>[number];
export type FinishedRow = Awaited<ReturnType<Briefs['finishedOf']>>[number];

// The JSON of each turn contains this key once. No value contains it, because quotes in values are escaped.
const TURN_KEY = sql.lit('"side":');

/** SQL expression for the number of turns of a game, without parsing the JSON. */
export const turnCount = sql<number>`(length(games.turns) - length(replace(games.turns, ${TURN_KEY}, ''))) / length(${TURN_KEY})`;

/**
 * Page of a user's finished games: those that ended before `before`, in milliseconds, against any rival or `rivalId`.
 */
export type FinishedPage = {
  readonly limit: number;
  readonly before: number;
  readonly rivalId?: string | undefined;
};

/** Reads games for lists: without their turns, which are most of a row. */
export const briefRepository = (db: Db) => {
  const games = () =>
    db
      .selectFrom('games')
      .leftJoin('users as user1', 'user1.user_id', 'games.player1_id')
      .leftJoin('users as user2', 'user2.user_id', 'games.player2_id')
      .select(['games.game_id', 'player1_id', 'player2_id', 'score1', 'score2', 'winner'])
      .select([
        'games.format',
        'games.legs',
        'end_reason',
        'user1.username as username1',
        'user2.username as username2',
      ]);

  return {
    /** Returns the games with the given ids, ordered by id. */
    async in(gameIds: readonly string[]) {
      const rows = await games()
        .select(['games.status', 'version', 'starter', 'sudden_death'])
        .select(turnCount.as('turn_count'))
        .where('games.game_id', 'in', gameIds)
        .orderBy('games.game_id')
        .execute();
      return rows.map(bySide);
    },

    /** Returns a user's finished games that count, newest first. */
    async finishedOf(userId: string, { limit, before, rivalId }: FinishedPage) {
      const rows = await games()
        .innerJoin('results', 'results.game_id', 'games.game_id')
        .select(['results.finished_at', 'games.kind', 'games.competition_id'])
        .where('results.user_id', '=', userId)
        .where('results.finished_at', '<', before)
        .$if(rivalId !== undefined, (all) => all.where('results.rival_id', '=', rivalId ?? ''))
        .orderBy('results.finished_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(bySide);
    },
  };
};
