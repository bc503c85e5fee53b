import type { Db } from '#platform/store/db.ts';
import type { CompetitionKind } from './tables.ts';

/** Public competitions in the store. */
export const publishingRepository = (db: Db) => ({
  /** True if a competition of a kind is public. */
  async isPublic(kind: CompetitionKind, competitionId: string): Promise<boolean> {
    const row = await db
      .selectFrom('competitions')
      .select('is_public')
      .where('competition_id', '=', competitionId)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row?.is_public === 1;
  },

  /** Stores that a user knows that the competition is public. */
  async note(competitionId: string, userId: string): Promise<void> {
    await db
      .insertInto('public_notices')
      .values({ competition_id: competitionId, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async isAware(competitionId: string, userId: string): Promise<boolean> {
    const row = await db
      .selectFrom('public_notices')
      .select('user_id')
      .where('competition_id', '=', competitionId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Returns the enrolled users who have not been told that the competition is public. */
  async unaware(competitionId: string): Promise<string[]> {
    const rows = await db
      .selectFrom('enrolments')
      .innerJoin('users', 'users.user_id', 'enrolments.user_id')
      .leftJoin('public_notices', (on) =>
        on
          .onRef('public_notices.competition_id', '=', 'enrolments.competition_id')
          .onRef('public_notices.user_id', '=', 'enrolments.user_id'),
      )
      .select('enrolments.user_id')
      .where('enrolments.competition_id', '=', competitionId)
      .where('public_notices.user_id', 'is', null)
      .execute();
    return rows.map((row) => row.user_id);
  },

  /**
   * Returns the facts of a user's mail; undefined if the competition is over or not public, or the user not
   * enrolled.
   */
  facts: (competitionId: string, userId: string) =>
    db
      .selectFrom('competitions')
      .innerJoin('enrolments', 'enrolments.competition_id', 'competitions.competition_id')
      .innerJoin('users', 'users.user_id', 'enrolments.user_id')
      .select(['kind', 'name', 'competitions.status', 'email', 'username'])
      .where('competitions.competition_id', '=', competitionId)
      .where('users.user_id', '=', userId)
      .where('competitions.status', 'in', ['pendiente', 'encurso'])
      .where('is_public', '=', 1)
      .executeTakeFirst(),
});
