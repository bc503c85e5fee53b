import type { Generated } from 'kysely';

/** When a game of a league or tournament that has begun is to be thrown. */
export type GameDateRow = {
  game_id: string;
  competition_id: string;
  due: string; // YYYY-MM-DD, by which it is to be thrown
  agreed_at: number | null; // the time that its players have agreed on
  changes: number; // one more each time that either is another
  reminded_at: number | null; // when the organiser last reminded its players
  called_at: number | null; // when one of them last called the other
};

/** What a player proposes, instead of whatever they had proposed before. */
export type ProposalRow = {
  game_id: string;
  user_id: string;
  proposed_at: number;
  times: string; // JSON of number[], each a time in milliseconds
};

/** A rival did not come, as a player says of a game that is to be played. */
export type NoShowRow = {
  game_id: string;
  user_id: string; // who says it
  said_at: number;
  changes: number; // of the game's date and time, as it was said
};

/** What a player has chosen, from the first time they look. */
export type PreferencesRow = {
  user_id: string;
  calendar_token: string; // of the address of their calendar
  stop_token: string; // of the link in each reminder
  wants_reminders: number;
  wants_calls: number; // mails from rivals at the board: 1 unless mails about games were turned off
};

declare module '#platform/store/db.ts' {
  interface Tables {
    game_dates: Omit<GameDateRow, 'agreed_at' | 'changes' | 'reminded_at' | 'called_at'> & {
      called_at: Generated<number | null>;
      reminded_at: Generated<number | null>;
      agreed_at: Generated<number | null>;
      changes: Generated<number>;
    };
    date_proposals: ProposalRow;
    no_shows: NoShowRow;
    date_preferences: Omit<PreferencesRow, 'wants_calls'> & { wants_calls: Generated<number> };
  }
}
