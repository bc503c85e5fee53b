import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import type { GameKind } from '@darts/contracts/figures';
import type { GameStatus } from '@darts/contracts/play';
import type { BedName } from '@darts/rules/play/beds';
import type { BestColumns, SummedColumns } from './figure-columns.ts';

/** Seats as stored: player1 and player2. */
export type SeatNumber = 1 | 2;

export type GameRow = {
  game_id: string;
  version: number; // one more with every write
  player1_id: string | null; // null while a bracket game waits for its player
  player2_id: string | null;
  kind: GameKind;
  competition_id: string | null; // null in the lobby
  status: GameStatus;
  starter: SeatNumber;
  sudden_death: number;
  format: string; // JSON of GameFormat
  score1: number; // points left in the leg that is played, or was last
  score2: number;
  legs: string; // JSON of StoredLeg[], those before that one, oldest first
  turns: string; // JSON of StoredTurn[], of all legs, oldest first
  correction: string | null; // JSON of StoredCorrection; null, where none was asked for of the last turn
  winner: SeatNumber | null;
  end_reason: EndReason | null; // null until it is finished
  created_at: number;
  moved_at: number; // the last turn, or the start
  finished_at: number | null;
  scorer: SeatNumber | null; // who records for both, or did when it ended; null: each for themselves
  wants_to_score: SeatNumber | null; // who has asked to, and has no answer yet
  times_asked: number;
};

export type StoredLeg = {
  readonly winner?: SeatNumber;
  readonly turns: number; // of both players
};

/** A turn as it was told, and judged. */
export type StoredEntry = {
  readonly total: number; // points that counted
  readonly bust: boolean;
  readonly sent: readonly number[]; // as the client sent it: the darts, or the total alone
  readonly beds?: readonly BedName[]; // of the darts, when they were sent
  readonly dartsUsed?: number; // fewer than three, of a turn that closed a leg
};

export type StoredTurn = StoredEntry & {
  readonly seat: SeatNumber;
  readonly turnId?: string;
  readonly scoredBy?: SeatNumber; // who recorded it, while one player did so for both
  readonly corrected?: {
    readonly first: StoredEntry; // as it was recorded under its id
    readonly version: number; // of the game, by the latest correction
  };
};

/** What has been asked for of a game's last turn. */
export type StoredCorrection = {
  readonly times: number; // that it was asked for
  readonly open?: {
    readonly entry: StoredEntry; // as it should have been
    readonly version: number; // of the game, by asking
  };
};

/** The one connection that plays for a player. */
export type Device = {
  readonly connectionId: string;
  readonly sessionId: string;
  readonly tabId: string; // survives a reload of the tab
};

/** A player of a running game. The key keeps every user in at most one. */
export type PlayingRow = {
  user_id: string;
  game_id: string;
  seat: SeatNumber;
  connection_id: string | null; // the device that holds the game: null, and anyone of theirs may
  session_id: string | null;
  tab_id: string | null;
  away_since: number | null; // null while present
  absent: number; // 1 once it has been reported to the rival
  remaining_ms: number; // of the time to return, while the clock stands
  lost_at: number | null; // when the game is lost, while the clock runs
};

/** What is left of a lobby game at the end dialog: while the row is there, a rematch can be had. */
export type RematchRow = {
  game_id: string;
  expires_at: number;
  asked1: number;
  asked2: number;
  connection1: string | null; // the device at the end dialog: null when the player is not there
  connection2: string | null;
  gone_at: number | null; // since when either is not there
};

/** One player's part in a finished game that counts. */
export type ResultRow = SummedColumns &
  BestColumns & {
    readonly user_id: string;
    readonly finished_at: number;
    readonly game_id: string;
    readonly day: string; // YYYY-MM-DD, of the end in Madrid
    readonly kind: GameKind;
    readonly format: string; // as `formatKey` has it
    readonly rival_id: string | null;
    readonly competition_id: string | null;
    readonly won: number; // 1 or 0, as the following
    readonly drawn: number;
  };

/** How often a player has hit each bed, by day, kind and format. */
export type BedRow = {
  readonly user_id: string;
  readonly day: string; // as in results; empty: of all days
  readonly kind: GameKind;
  readonly format: string;
} & Readonly<Record<BedName, number>>;

export type BedCounts = Readonly<Partial<Record<BedName, number>>>;

declare module '#platform/store/db.ts' {
  interface Tables {
    games: GameRow;
    playing: PlayingRow;
    rematches: RematchRow;
    results: ResultRow;
    bed_figures: BedRow;
  }
}
