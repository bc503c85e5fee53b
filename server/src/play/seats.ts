import { Refusal } from '#platform/refusals.ts';
import type { GameRow, SeatNumber } from './tables.ts';

/** Returns the seat of a user. Refuses a user who is not in the game. */
export function seatOf(
  row: Pick<GameRow, 'player1_id' | 'player2_id'>,
  userId: string,
): SeatNumber {
  if (row.player1_id === userId) return 1;
  if (row.player2_id === userId) return 2;
  throw new Refusal('not-a-player');
}
