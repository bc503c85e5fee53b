import type { Db } from '#platform/store/db.ts';
import type { CompetitionKind } from './tables.ts';

/** Somebody enrolled, and where a mail reaches them. */
export type Receiver = {
  readonly user_id: string;
  readonly email: string;
  readonly username: string;
};

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

  /** Notes that somebody knows that it is public, and returns whether they did not before. */
  async note(competitionId: string, userId: string): Promise<boolean> {
    const noted = await db
      .insertInto('public_notices')
      .values({ competition_id: competitionId, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    return noted !== undefined;
  },

  /** Notes that all who are enrolled know that it is public, and returns the ids of those who did not before. */
  async noteAll(competitionId: string): Promise<string[]> {
    const noted = await db
      .insertInto('public_notices')
      .columns(['competition_id', 'user_id'])
      .expression((from) =>
        from
          .selectFrom('enrolments')
          .innerJoin('users', 'users.user_id', 'enrolments.user_id')
          .select(['competition_id', 'enrolments.user_id'])
          .where('competition_id', '=', competitionId),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .execute();
    return noted.map((row) => row.user_id);
  },

  /** Takes back that somebody knows, of whom no mail has reached. */
  async takeBack(competitionId: string, userId: string): Promise<void> {
    await db
      .deleteFrom('public_notices')
      .where('competition_id', '=', competitionId)
      .where('user_id', '=', userId)
      .execute();
  },

  /** Returns the enrolled users of public competitions that are not over who have not been told so. */
  unaware: (kind: CompetitionKind) =>
    db
      .selectFrom('competitions')
      .innerJoin('enrolments', 'enrolments.competition_id', 'competitions.competition_id')
      .innerJoin('users', 'users.user_id', 'enrolments.user_id')
      .leftJoin('public_notices', (on) =>
        on
          .onRef('public_notices.competition_id', '=', 'enrolments.competition_id')
          .onRef('public_notices.user_id', '=', 'enrolments.user_id'),
      )
      .select(['competitions.competition_id', 'name', 'competitions.status'])
      .select(['users.user_id', 'email', 'username'])
      .where('kind', '=', kind)
      .where('competitions.status', 'in', ['pendiente', 'encurso'])
      .where('is_public', '=', 1)
      .where('public_notices.user_id', 'is', null)
      .execute(),

  /** Where mails reach some users, by name. */
  async receivers(userIds: readonly string[]): Promise<Receiver[]> {
    if (userIds.length === 0) return [];
    return db
      .selectFrom('users')
      .select(['user_id', 'email', 'username'])
      .where('user_id', 'in', userIds)
      .orderBy('username_key')
      .execute();
  },
});
