import { legsToWin } from '../legs.ts';
import { pairOf, type Pair, type PairSide } from '../pair.ts';
import { hasNoScore, isForfeit, type EndReason } from './end-reasons.ts';

type Ended = {
  readonly legsWon: Pair<number>;
  readonly winner: PairSide | undefined; // undefined for a draw
  readonly endReason?: EndReason | null | undefined;
};

/**
 * Returns the legs of a finished game as tables count them: all to the winner of a forfeit. Undefined for a
 * game that counts for nobody.
 *
 * @param legs the most legs of the game
 */
export function finalLegs(
  { legsWon, winner, endReason }: Ended,
  legs: number,
): Pair<number> | undefined {
  if (!hasNoScore(endReason)) return legsWon;
  if (winner === undefined || !isForfeit(endReason)) return undefined;
  const enough = legsToWin(legs);
  return pairOf((side) => (side === winner ? enough : 0));
}
