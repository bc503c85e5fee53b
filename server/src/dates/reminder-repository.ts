import type { Db } from '#platform/store/db.ts';
import { bySide } from '../play/service.ts';

/** A mail about a game: a day or an hour before its agreed time, or when the rival calls from the board. */
export type Reminder = {
  readonly kind: 'day' | 'hour' | 'call';
  readonly gameId: string;
  readonly userId: string;
  readonly agreedAt: number; // agreed time of the game, or time of the call
};

/** Facts of the mails about games to come. */
export const reminderRepository = (db: Db) => ({
  /** Returns the facts of a mail; undefined if the mail is obsolete, or its receiver wants none. */
  async facts({ kind, gameId, userId, agreedAt }: Reminder) {
    const row = await db
      .selectFrom('games')
      .innerJoin('game_dates', 'game_dates.game_id', 'games.game_id')
      .innerJoin('competitions', 'competitions.competition_id', 'game_dates.competition_id')
      .innerJoin('users', (join) => join.on('users.user_id', '=', userId))
      .innerJoin('date_preferences', 'date_preferences.user_id', 'users.user_id')
      .leftJoin('users as user1', 'user1.user_id', 'games.player1_id')
      .leftJoin('users as user2', 'user2.user_id', 'games.player2_id')
      .select(['users.username', 'users.email', 'competitions.name', 'stop_token'])
      .select(['player1_id', 'player2_id'])
      .select(['user1.username as username1', 'user2.username as username2'])
      .where('games.game_id', '=', gameId)
      .where('games.status', '=', 'pendiente')
      .where(({ eb, or }) => or([eb('player1_id', '=', userId), eb('player2_id', '=', userId)]))
      .where(kind === 'call' ? 'game_dates.called_at' : 'game_dates.agreed_at', '=', agreedAt)
      .where(kind === 'call' ? 'wants_calls' : 'wants_reminders', '=', 1)
      .executeTakeFirst();
    return row && bySide(row);
  },
});
