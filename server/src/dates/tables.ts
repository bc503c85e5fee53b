import type { Generated } from 'kysely';

/** Due date and agreed time of a game of a league or tournament that has begun. */
export type GameDateRow = {
  game_id: string;
  competition_id: string;
  due: string; // YYYY-MM-DD, the last day to play the game in time
  agreed_at: number | null; // time that the players have agreed on; null: none
  changes: number; // incremented whenever `due` or `agreed_at` is written
  reminded_at: number | null; // when the organiser last reminded the players
  called_at: number | null; // when a player last called the rival to the board
};

/** The times that a player proposes for a game. A new proposal replaces the player's previous one. */
export type ProposalRow = {
  game_id: string;
  user_id: string;
  proposed_at: number;
  times: string; // JSON of number[], each a time in milliseconds
};

/** A player's report that the rival did not come to a game that is to be played. */
export type NoShowRow = {
  game_id: string;
  user_id: string; // the reporting player
  said_at: number;
  changes: number; // `changes` of the game's dates at the time of the report
};

/** A user's preferences for reminders and the calendar, created with defaults when first read. */
export type PreferencesRow = {
  user_id: string;
  calendar_token: string; // secret in the address of the user's calendar
  stop_token: string; // secret in the link that stops reminders
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
