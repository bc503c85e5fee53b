import type { Db } from '#platform/store/db.ts';

/** Helpers of the creators of competitions, in the store. */
export const helperRepository = (db: Db) => ({
  async has(competitionId: string, userId: string): Promise<boolean> {
    const row = await db
      .selectFrom('competition_helpers')
      .select('user_id')
      .where('competition_id', '=', competitionId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Returns the helpers of a competition, by name. */
  of: (competitionId: string) =>
    db
      .selectFrom('competition_helpers')
      .innerJoin('users', 'users.user_id', 'competition_helpers.user_id')
      .select(['users.user_id', 'username'])
      .where('competition_id', '=', competitionId)
      .orderBy('sort_key')
      .execute(),

  /** Returns the ids of the admins, who stand in for a creator. */
  async admins(): Promise<string[]> {
    const rows = await db
      .selectFrom('users')
      .select('user_id')
      .where('role', '=', 'admin')
      .execute();
    return rows.map((row) => row.user_id);
  },

  async add(competitionId: string, userId: string): Promise<void> {
    await db
      .insertInto('competition_helpers')
      .values({ competition_id: competitionId, user_id: userId })
      .execute();
  },

  async remove(competitionId: string, userId: string): Promise<void> {
    await db
      .deleteFrom('competition_helpers')
      .where('competition_id', '=', competitionId)
      .where('user_id', '=', userId)
      .execute();
  },
});
