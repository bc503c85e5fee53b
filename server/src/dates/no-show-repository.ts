import type { Db } from '#platform/store/db.ts';
import type { NoShowRow } from './tables.ts';

/** Reports of players that their rival did not come, in the store. */
export const noShowRepository = (db: Db) => ({
  /** Returns the reports about some games, oldest first, without those from before the last change of date or time. */
  in: (gameIds: readonly string[]) =>
    db
      .selectFrom('no_shows')
      .innerJoin('game_dates', 'game_dates.game_id', 'no_shows.game_id')
      .innerJoin('users', 'users.user_id', 'no_shows.user_id')
      .select(['no_shows.game_id', 'no_shows.user_id', 'username', 'said_at'])
      .where('no_shows.game_id', 'in', gameIds)
      .whereRef('no_shows.changes', '=', 'game_dates.changes')
      .orderBy('said_at')
      .execute(),

  async put(row: NoShowRow): Promise<void> {
    await db
      .insertInto('no_shows')
      .values(row)
      .onConflict((conflict) => conflict.columns(['game_id', 'user_id']).doUpdateSet(row))
      .execute();
  },

  async forget(gameIds: readonly string[]): Promise<void> {
    await db.deleteFrom('no_shows').where('game_id', 'in', gameIds).execute();
  },

  async forgetIn(competitionId: string): Promise<void> {
    await db
      .deleteFrom('no_shows')
      .where('game_id', 'in', (row) =>
        row.selectFrom('game_dates').select('game_id').where('competition_id', '=', competitionId),
      )
      .execute();
  },
});
