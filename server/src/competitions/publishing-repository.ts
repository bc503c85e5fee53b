import type { Db } from '#platform/store/db.ts';
import type { CompetitionKind } from './tables.ts';

/** Somebody enrolled, and where a mail reaches them. */
export type Untold = { readonly email: string; readonly username: string };

/** Public competitions in the store. */
export const publishingRepository = (db: Db) => ({
  /** Those that anybody may read, of some. */
  async publicAmong(competitionIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (competitionIds.length === 0) return new Set();
    const rows = await db
      .selectFrom('competitions')
      .select('competition_id')
      .where('competition_id', 'in', competitionIds)
      .where('is_public', '=', 1)
      .execute();
    return new Set(rows.map((row) => row.competition_id));
  },

  /** Whether anybody may read a competition of a kind. */
  async isPublic(kind: CompetitionKind, competitionId: string): Promise<boolean> {
    const row = await db
      .selectFrom('competitions')
      .select('is_public')
      .where('competition_id', '=', competitionId)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row?.is_public === 1;
  },

  /** Notes that all who are enrolled know that it is public, and returns those who did not; but for one, who does. */
  async tell(competitionId: string, exceptId: string): Promise<Untold[]> {
    const told = await db
      .updateTable('enrolments')
      .set({ told_public: 1 })
      .where('competition_id', '=', competitionId)
      .where('told_public', '=', 0)
      .returning('user_id')
      .execute();
    const ids = told.map((row) => row.user_id).filter((userId) => userId !== exceptId);
    if (ids.length === 0) return [];
    return db
      .selectFrom('users')
      .select(['email', 'username'])
      .where('user_id', 'in', ids)
      .orderBy('username_key')
      .execute();
  },
});
