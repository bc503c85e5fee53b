import { legsToWin } from '../legs.ts';
import { hasNoScore, isForfeit, type EndReason } from './end-reasons.ts';

type Pair = readonly [player1: number, player2: number];

type Ended = {
  readonly legsWon: Pair;
  readonly winner?: 1 | 2 | null | undefined; // the seat; absent for a draw
  readonly endReason?: EndReason | null | undefined;
};

/**
 * Returns the legs of a finished game as tables count them: all to the winner of a forfeit. Undefined for a
 * game that counts for nobody.
 *
 * @param legs the most legs of the game
 */
export function finalLegs({ legsWon, winner, endReason }: Ended, legs: number): Pair | undefined {
  if (!hasNoScore(endReason)) return legsWon;
  if (!winner || !isForfeit(endReason)) return undefined;
  const enough = legsToWin(legs);
  return winner === 1 ? [enough, 0] : [0, enough];
}
