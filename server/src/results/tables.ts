/** A result that a player proposes; there is one of a game at most. */
export type ResultProposalRow = {
  game_id: string;
  competition_id: string;
  user_id: string;
  proposed_at: number;
  legs1: number;
  legs2: number;
  points_left: number; // of the loser, or of both in a draw
  disputed_at: number | null;
};

/** `asked`: for the rival. `late`: for organisers, if it is not answered. `done`: for who it is about. */
export type NoticeKind = 'asked' | 'late' | 'done';

/** A mail about an entry of a history. */
export type NoticeRow = {
  competition_id: string;
  at: number; // of the entry
  user_id: string;
  kind: NoticeKind;
  send_at: number | null; // null once a server has set about it
  tries: number;
};

declare module '#platform/store/db.ts' {
  interface Tables {
    result_proposals: ResultProposalRow;
    notices: NoticeRow;
  }
}
