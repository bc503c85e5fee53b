import type { Db } from '#platform/store/db.ts';
import { newToken } from '#platform/tokens.ts';
import type { PreferencesRow } from './tables.ts';

/** Preferences for reminders and calendars, with the secrets of their links. */
export const preferencesRepository = (db: Db) => ({
  /** Returns the preferences of a user; creates the defaults with new secrets. */
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

  async change(userId: string, changes: Partial<Omit<PreferencesRow, 'user_id'>>): Promise<void> {
    await db.updateTable('date_preferences').set(changes).where('user_id', '=', userId).execute();
  },

  /** Returns the id of the user whose calendar a token opens. */
  async ownerOf(calendarToken: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('date_preferences')
      .select('user_id')
      .where('calendar_token', '=', calendarToken)
      .executeTakeFirst();
    return row?.user_id;
  },

  /** Turns off the mails about games for the user whom the token was mailed to. */
  async stop(stopToken: string): Promise<void> {
    await db
      .updateTable('date_preferences')
      .set({ wants_reminders: 0, wants_calls: 0 })
      .where('stop_token', '=', stopToken)
      .execute();
  },
});
