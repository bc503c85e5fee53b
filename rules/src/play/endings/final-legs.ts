import { legsToWin } from '../legs.ts';
import type { Pair } from '../pair.ts';
import { hasNoScore, isForfeit, type EndReason } from './end-reasons.ts';

type Ended = {
  readonly legsWon: Pair<number>;
  readonly winnerSeat?: 1 | 2 | undefined; // absent for a draw
  readonly endReason?: EndReason | null | undefined;
};

/**
 * Returns the legs of a finished game as tables count them: all to the winner of a forfeit. Undefined for a
 * game that counts for nobody.
 *
 * @param legs the most legs of the game
 */
export function finalLegs(
  { legsWon, winnerSeat, endReason }: Ended,
  legs: number,
): Pair<number> | undefined {
  if (!hasNoScore(endReason)) return legsWon;
  if (!winnerSeat || !isForfeit(endReason)) return undefined;
  const enough = legsToWin(legs);
  return winnerSeat === 1 ? [enough, 0] : [0, enough];
}
