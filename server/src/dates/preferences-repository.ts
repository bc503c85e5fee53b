import type { Db } from '#platform/store/db.ts';
import { newToken } from '#platform/tokens.ts';
import type { PreferencesRow } from './tables.ts';

/** What players want of the dates of their games, and the secrets of their links. */
export const preferencesRepository = (db: Db) => ({
  /** Those of a user: the usual ones, with new secrets, where there are none yet. */
  async open(userId: string): Promise<PreferencesRow> {
    await db
      .insertInto('date_preferences')
      .values({
        user_id: userId,
        calendar_token: newToken(),
        stop_token: newToken(),
        wants_reminders: 0,
      })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    return db
      .selectFrom('date_preferences')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
  },

  async change(
    userId: string,
    changes: Partial<Pick<PreferencesRow, 'calendar_token' | 'wants_reminders'>>,
  ): Promise<void> {
    await db.updateTable('date_preferences').set(changes).where('user_id', '=', userId).execute();
  },

  /** Whose calendar a token opens. */
  async ownerOf(calendarToken: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('date_preferences')
      .select('user_id')
      .where('calendar_token', '=', calendarToken)
      .executeTakeFirst();
    return row?.user_id;
  },

  /** Whoever the token was mailed to wants no reminders any longer. */
  async stop(stopToken: string): Promise<void> {
    await db
      .updateTable('date_preferences')
      .set({ wants_reminders: 0 })
      .where('stop_token', '=', stopToken)
      .execute();
  },
});
