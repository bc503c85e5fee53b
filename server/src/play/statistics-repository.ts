import type { Tally } from '@darts/rules/play/statistics';
import type { Db } from '#platform/database.ts';
import type { GameRow, ResultRow, TurnTotalsRow } from './tables.ts';

/** What players have thrown in their finished games that count. */
export const statisticsRepository = (db: Db) => ({
  async addResult(userId: string, game: GameRow, { points, turns }: Tally): Promise<void> {
    const { game_id, finished_at } = game;
    await db
      .insertInto('results')
      .values({ user_id: userId, game_id, finished_at: finished_at ?? 0, points, turns })
      .execute();
  },

  async addTurnTotals(userId: string, steps: ReadonlyMap<number, number>): Promise<void> {
    if (steps.size === 0) return;
    await db
      .insertInto('turn_totals')
      .values([...steps].map(([step, count]) => ({ user_id: userId, step, count })))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'step']).doUpdateSet((row) => ({
          count: row('turn_totals.count', '+', row.ref('excluded.count')),
        })),
      )
      .execute();
  },

  /** Forgets all of a user. */
  async removeOf(userId: string): Promise<void> {
    await db.deleteFrom('results').where('user_id', '=', userId).execute();
    await db.deleteFrom('turn_totals').where('user_id', '=', userId).execute();
  },

  /** The newest results of a user, newest first. */
  latestResults: (userId: string, limit: number): Promise<ResultRow[]> =>
    db
      .selectFrom('results')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('finished_at', 'desc')
      .limit(limit)
      .execute(),

  turnTotals: (userId: string): Promise<TurnTotalsRow[]> =>
    db.selectFrom('turn_totals').selectAll().where('user_id', '=', userId).execute(),
});
