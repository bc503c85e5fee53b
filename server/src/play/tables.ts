import type { GameStatus } from '@darts/contracts/play';
import type { EndReason } from '@darts/rules/play/game';

/** Seats as stored: player1 and player2. */
export type SeatNumber = 1 | 2;

export type GameRow = {
  game_id: string;
  version: number; // one more with every write
  player1_id: string | null; // null while a bracket game waits for its player
  player2_id: string | null;
  league_id: string | null;
  tournament_id: string | null;
  status: GameStatus;
  starter: SeatNumber;
  sudden_death: number;
  score1: number; // points left
  score2: number;
  turns: string; // JSON of StoredTurn[], oldest first
  winner: SeatNumber | null;
  end_reason: EndReason | null; // null until it is finished
  device1: string | null; // JSON of the Device that holds the game for player1
  device2: string | null;
  created_at: number;
  finished_at: number | null;
};

export type StoredTurn = {
  readonly seat: SeatNumber;
  readonly total: number; // points that counted
  readonly bust: boolean;
  readonly sent: readonly number[]; // as the client sent it: the darts, or the total alone
  readonly turnId?: string;
};

/** The one connection that plays for a player. */
export type Device = {
  readonly connectionId: string;
  readonly sessionId: string;
  readonly tabId: string; // survives a reload of the tab
};

/** Who is in a running game: the key keeps every user in at most one. */
type PlayingRow = { user_id: string; game_id: string };

/** One player's part in a finished game that counts. */
export type ResultRow = {
  user_id: string;
  finished_at: number;
  game_id: string;
  points: number;
  turns: number;
};

/** How many of a player's turns, in games that count, fell into a step of totals. */
export type TurnTotalsRow = { user_id: string; step: number; count: number };

declare module '#platform/database.ts' {
  interface Tables {
    games: GameRow;
    playing: PlayingRow;
    results: ResultRow;
    turn_totals: TurnTotalsRow;
  }
}
