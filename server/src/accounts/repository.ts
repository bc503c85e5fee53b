import type { Tally } from '@darts/rules/play/statistics';
import type { Db } from '#platform/database.ts';
import type { UserRow } from './tables.ts';

/** Accounts at rest. */
export const accountRepository = (db: Db) => ({
  find: (userId: string): Promise<UserRow | undefined> =>
    db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst(),

  findByEmail: (emailKey: string): Promise<UserRow | undefined> =>
    db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst(),

  findByUsername: (usernameKey: string): Promise<UserRow | undefined> =>
    db.selectFrom('users').selectAll().where('username_key', '=', usernameKey).executeTakeFirst(),

  /** Whether it was added: not, when the name or the e-mail is somebody's. */
  async add(row: UserRow): Promise<boolean> {
    const added = await db
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    return added !== undefined;
  },

  /** Adds a finished game to the player's statistics. */
  async countGame(userId: string, { points, turns }: Tally, won: boolean): Promise<void> {
    await db
      .updateTable('users')
      .set((row) => ({
        games_played: row('games_played', '+', 1),
        games_won: row('games_won', '+', won ? 1 : 0),
        points: row('points', '+', points),
        turns: row('turns', '+', turns),
      }))
      .where('user_id', '=', userId)
      .execute();
  },

  async setLastSeen(userId: string, time: number): Promise<void> {
    await db
      .updateTable('users')
      .set({ last_seen_at: time })
      .where('user_id', '=', userId)
      .execute();
  },
});
