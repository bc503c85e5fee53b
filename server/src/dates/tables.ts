import type { Generated } from 'kysely';

/** When a game of a league or tournament that has begun is to be thrown. */
export type GameDateRow = {
  game_id: string;
  competition_id: string;
  due: string; // YYYY-MM-DD, by which it is to be thrown
  agreed_at: number | null; // the time that its players have agreed on
  changes: number; // one more each time that either is another
  reminded_at: number | null; // when the organiser last reminded its players
};

/** A game of which nothing is proposed any longer, or a competition with all its games. */
export type Forgotten = { readonly gameId: string } | { readonly competitionId: string };

/** What a player proposes, instead of whatever they had proposed before. */
export type ProposalRow = {
  game_id: string;
  user_id: string;
  proposed_at: number;
  times: string; // JSON of number[], each a time in milliseconds
};

export const REMINDER_KINDS = ['day', 'hour'] as const;

/** A mail to be sent before a game. */
export type ReminderRow = {
  game_id: string;
  user_id: string;
  kind: (typeof REMINDER_KINDS)[number]; // how long before
  agreed_at: number; // the time of the game that it is about
  send_at: number | null; // null once a server has set about it
  tries: number;
};

/** What a player has chosen, from the first time they look. */
export type PreferencesRow = {
  user_id: string;
  calendar_token: string; // of the address of their calendar
  stop_token: string; // of the link in each reminder
  wants_reminders: number;
};

declare module '#platform/store/db.ts' {
  interface Tables {
    game_dates: Omit<GameDateRow, 'agreed_at' | 'changes' | 'reminded_at'> & {
      reminded_at: Generated<number | null>;
      agreed_at: Generated<number | null>;
      changes: Generated<number>;
    };
    date_proposals: ProposalRow;
    date_reminders: ReminderRow;
    date_preferences: PreferencesRow;
  }
}
