import type { Db } from '#platform/store/db.ts';
import type { ReminderRow } from './tables.ts';

type Key = Pick<ReminderRow, 'game_id' | 'user_id' | 'kind'>;

const SENT_AT_ONCE = 20;

const keyOf = ({ game_id, user_id, kind }: Key): Key => ({ game_id, user_id, kind });

/** Planned reminders in the store. */
export const reminderRepository = (db: Db) => ({
  /** Replaces the reminders of a game. */
  async plan(gameId: string, rows: readonly ReminderRow[]): Promise<void> {
    await db.deleteFrom('date_reminders').where('game_id', '=', gameId).execute();
    if (rows.length > 0) await db.insertInto('date_reminders').values(rows).execute();
  },

  /** Adds a mail, in place of one of its kind. */
  async add(row: ReminderRow): Promise<void> {
    await db
      .insertInto('date_reminders')
      .values(row)
      .onConflict((conflict) => conflict.columns(['game_id', 'user_id', 'kind']).doUpdateSet(row))
      .execute();
  },

  async forget(gameIds: readonly string[]): Promise<void> {
    await db.deleteFrom('date_reminders').where('game_id', 'in', gameIds).execute();
  },

  async forgetIn(competitionId: string): Promise<void> {
    await db
      .deleteFrom('date_reminders')
      .where('game_id', 'in', (row) =>
        row.selectFrom('game_dates').select('game_id').where('competition_id', '=', competitionId),
      )
      .execute();
  },

  due: (now: number): Promise<ReminderRow[]> =>
    db
      .selectFrom('date_reminders')
      .selectAll()
      .where('send_at', '<=', now)
      .orderBy('send_at')
      .limit(SENT_AT_ONCE)
      .execute(),

  /** Claims a reminder. Atomic: one of several concurrent callers receives true. */
  async claim(row: ReminderRow): Promise<boolean> {
    const claimed = await db
      .updateTable('date_reminders')
      .set((each) => ({ send_at: null, tries: each('tries', '+', 1) }))
      .where(({ and }) => and(keyOf(row)))
      .where('send_at', '=', row.send_at)
      .returning('game_id')
      .executeTakeFirst();
    return claimed !== undefined;
  },

  /** Has one that was claimed tried again; unless the players have agreed on another time since. */
  async sendAt(key: Key, time: number): Promise<void> {
    await db
      .updateTable('date_reminders')
      .set({ send_at: time })
      .where(({ and }) => and(keyOf(key)))
      .where('send_at', 'is', null)
      .execute();
  },

  /** Forgets one that was claimed; unless the players have agreed on another time since. */
  async remove(key: Key): Promise<void> {
    await db
      .deleteFrom('date_reminders')
      .where(({ and }) => and(keyOf(key)))
      .where('send_at', 'is', null)
      .execute();
  },

  /** Returns the facts of its mail; undefined if it is stale or the receiver wants none. */
  facts: ({ game_id, user_id, kind }: Key) =>
    db
      .selectFrom('date_reminders')
      .innerJoin('games', 'games.game_id', 'date_reminders.game_id')
      .innerJoin('game_dates', 'game_dates.game_id', 'date_reminders.game_id')
      .innerJoin('competitions', 'competitions.competition_id', 'game_dates.competition_id')
      .innerJoin('users', 'users.user_id', 'date_reminders.user_id')
      .innerJoin('date_preferences', 'date_preferences.user_id', 'date_reminders.user_id')
      .leftJoin('users as user1', 'user1.user_id', 'games.player1_id')
      .leftJoin('users as user2', 'user2.user_id', 'games.player2_id')
      .select(['users.username', 'users.email', 'competitions.name', 'stop_token'])
      .select(['player1_id', 'player2_id'])
      .select(['user1.username as username1', 'user2.username as username2'])
      .where('date_reminders.game_id', '=', game_id)
      .where('date_reminders.user_id', '=', user_id)
      .where('games.status', '=', 'pendiente')
      .where('date_reminders.kind', '=', kind)
      .whereRef(
        kind === 'call' ? 'game_dates.called_at' : 'game_dates.agreed_at',
        '=',
        'date_reminders.agreed_at',
      )
      .where(kind === 'call' ? 'wants_calls' : 'wants_reminders', '=', 1)
      .executeTakeFirst(),
});
