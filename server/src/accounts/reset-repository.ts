import type { Db } from '#platform/store/db.ts';

/** Mailed links to set a new password. */
export const resetRepository = (db: Db) => ({
  async add(tokenHash: string, userId: string, expiresAt: number): Promise<void> {
    await db
      .insertInto('password_resets')
      .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
      .execute();
  },

  find: (tokenHash: string, now: number) =>
    db
      .selectFrom('password_resets')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  /** Deletes and returns an unexpired link. Atomic: one of several concurrent callers receives it. */
  take: (tokenHash: string, now: number) =>
    db
      .deleteFrom('password_resets')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst(),

  async removeOf(userId: string): Promise<void> {
    await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  },

  async removeExpired(now: number): Promise<void> {
    await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  },
});
