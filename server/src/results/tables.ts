import type { Generated } from 'kysely';

/** A result that a player proposes. A game has at most one. */
export type ResultProposalRow = {
  game_id: string;
  competition_id: string;
  user_id: string;
  proposed_at: number;
  legs1: number;
  legs2: number;
  points_left: number; // points that the loser had left, or both players in a draw; 0 if unknown
  disputed_at: number | null; // time of the history entry of the dispute
  times_proposed: number; // by both players of the game
  asked_at: number | null; // when the organisers are or were last asked about the game
};

/**
 * `asked`: to the rival. `late`: to the organisers, about an unanswered or disputed result. `done`: to the users
 * concerned.
 */
export type NoticeKind = 'asked' | 'late' | 'done';

declare module '#platform/store/db.ts' {
  interface Tables {
    result_proposals: Omit<ResultProposalRow, 'times_proposed' | 'asked_at'> & {
      times_proposed: Generated<number>;
      asked_at: Generated<number | null>;
    };
  }
}
