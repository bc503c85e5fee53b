import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import type { GameKind } from '@darts/contracts/figures';
import type { GameStatus } from '@darts/contracts/play';
import type { BedName } from '@darts/rules/play/beds';
import type { Pair, PairSide } from '@darts/rules/play/pair';
import type { BestColumns, SummedColumns } from './figure-columns.ts';

export type GameRow = {
  game_id: string;
  version: number; // incremented by every write
  player1_id: string | null; // null while a bracket game waits for its player
  player2_id: string | null;
  kind: GameKind;
  competition_id: string | null; // null in the lobby
  status: GameStatus;
  starter: PairSide;
  sudden_death: number;
  format: string; // JSON of GameFormat
  score1: number; // points left in the current leg, or in the last one
  score2: number;
  legs: string; // JSON of the rules' FinishedLeg[]: the legs before the current or last one, oldest first
  turns: string; // JSON of StoredTurn[]: the turns of all legs, oldest first
  correction: string | null; // JSON of StoredCorrection; null: no correction of the last turn was asked for
  winner: PairSide | null;
  end_reason: EndReason | null; // null until the game is finished
  created_at: number;
  moved_at: number; // time of the last turn, or of the start
  finished_at: number | null;
  scorer: PairSide | null; // the player who records for both, or did at the end; null: each records their own
  wants_to_score: PairSide | null; // the player who has asked to record for both, not answered yet
  times_asked: number;
};

/** Columns of a game with one value for each side. The names are those of the players' accounts. */
type SideColumns = Pick<GameRow, 'player1_id' | 'player2_id' | 'score1' | 'score2'> & {
  readonly username1: string | null;
  readonly username2: string | null;
};

/** A row of a game with lists by side in place of {@link SideColumns}. */
export type RowBySide<Row> = Omit<Row, keyof SideColumns> &
  (Row extends Pick<SideColumns, 'player1_id'>
    ? { readonly player_ids: Pair<string | null> } // null while a bracket game waits for its player
    : unknown) &
  (Row extends Pick<SideColumns, 'score1'> ? { readonly scores: Pair<number> } : unknown) &
  (Row extends Pick<SideColumns, 'username1'>
    ? { readonly usernames: Pair<string | null> } // null without a player, or if the account is deleted
    : unknown);

/** A game as all code but repositories sees it. */
export type StoredGame = RowBySide<GameRow>;

export function bySide<Row extends Partial<SideColumns>>({
  player1_id,
  player2_id,
  score1,
  score2,
  username1,
  username2,
  ...row
}: Row): RowBySide<Row> {
  // The conditions are those of the type.
  return {
    ...row,
    ...(player1_id !== undefined && { player_ids: [player1_id, player2_id] }),
    ...(score1 !== undefined && { scores: [score1, score2] }),
    ...(username1 !== undefined && { usernames: [username1, username2] }),
  } as unknown as RowBySide<Row>;
}

export const rowOf = ({ player_ids, scores, ...game }: StoredGame): GameRow => ({
  ...game,
  player1_id: player_ids[0],
  player2_id: player_ids[1],
  score1: scores[0],
  score2: scores[1],
});

/** Returns changes to a game as columns. */
export const changesOf = ({
  player_ids,
  scores,
  ...changes
}: Partial<StoredGame>): Partial<GameRow> => ({
  ...changes,
  ...(player_ids && { player1_id: player_ids[0], player2_id: player_ids[1] }),
  ...(scores && { score1: scores[0], score2: scores[1] }),
});

/** A turn as it was entered, and as the rules judged it. */
export type StoredEntry = {
  readonly total: number; // points that counted
  readonly bust: boolean;
  readonly sent: readonly number[]; // as sent by the client: the darts, or only the total
  readonly beds?: readonly BedName[]; // of the darts; absent if the client sent no beds
  readonly dartsUsed?: number; // fewer than three, in a turn that closed a leg
};

export type StoredTurn = StoredEntry & {
  readonly side: PairSide;
  readonly turnId?: string;
  readonly scoredBy?: PairSide; // the player who recorded the turn, while one recorded for both
  readonly corrected?: {
    readonly first: StoredEntry; // as first recorded under `turnId`
    readonly version: number; // of the game after the latest correction
  };
};

/** Requests for a correction of a game's last turn. */
export type StoredCorrection = {
  readonly times: number; // number of requests
  readonly open?: {
    readonly entry: StoredEntry; // the turn as it should be
    readonly version: number; // of the game after the request
  };
};

/** The connection that holds a game for a player. */
export type Device = {
  readonly connectionId: string;
  readonly sessionId: string;
  readonly tabId: string; // survives a reload of the tab
};

/** A player of a running game. The primary key keeps a user from playing two games. */
export type PlayingRow = {
  user_id: string;
  game_id: string;
  side: PairSide;
  connection_id: string | null; // the device that holds the game; null: any device of the user may take it
  session_id: string | null;
  tab_id: string | null;
  away_since: number | null; // null while present
  absent: number; // 1 once the absence has been reported to the rival
  remaining_ms: number; // time left to return, while the clock stands
  lost_at: number | null; // when the game is lost; null while the clock stands
};

/** The open offer of a rematch, after a lobby game. Deleted as it closes. */
export type RematchRow = {
  game_id: string;
  expires_at: number;
  asked1: number;
  asked2: number;
  connection1: string | null; // the device at the end dialog; null if the player is absent
  connection2: string | null;
  gone_at: number | null; // since when a player is absent; null while both are present
};

/** One player's part in a finished game that counts. */
export type ResultRow = SummedColumns &
  BestColumns & {
    readonly user_id: string;
    readonly finished_at: number;
    readonly game_id: string;
    readonly day: string; // YYYY-MM-DD of the end, in Madrid
    readonly kind: GameKind;
    readonly format: string; // as `formatKey` writes it
    readonly rival_id: string | null;
    readonly competition_id: string | null;
    readonly won: number; // 1 or 0, like `drawn`
    readonly drawn: number;
  };

/** Hits of each bed by a player, by day, kind and format. */
export type BedRow = {
  readonly user_id: string;
  readonly day: string; // as in results; empty: the sum of all days
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
