import type { Generated } from 'kysely';

/** A result that a player proposes; there is one of a game at most. */
export type ResultProposalRow = {
  game_id: string;
  competition_id: string;
  user_id: string;
  proposed_at: number;
  legs1: number;
  legs2: number;
  points_left: number; // of the loser, or of both in a draw; 0 where they are not known
  disputed_at: number | null; // the time of that entry
  times_proposed: number; // by both players of the game
  asked_at: number | null; // when its organisers are asked as it is disputed, or were last
};

/** `asked`: for the rival. `late`: for organisers, if it is not answered. `done`: for who it is about. */
export type NoticeKind = 'asked' | 'late' | 'done';

declare module '#platform/store/db.ts' {
  interface Tables {
    result_proposals: Omit<ResultProposalRow, 'times_proposed' | 'asked_at'> & {
      times_proposed: Generated<number>;
      asked_at: Generated<number | null>;
    };
  }
}
