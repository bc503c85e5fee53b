import type { GameView } from '@darts/contracts/play';
import { scoresOf, winnerOf, type ResultFields } from '@darts/contracts/game/pairs';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { finalLegs } from '@darts/rules/play/endings/final-legs';

type Result = Pick<GameView, ResultFields | 'status' | 'endReason' | 'legsWon'>;

/**
 * Returns the legs won or, for a game of one leg, the points left; undefined before the game begins, and without a
 * score.
 *
 * @param legs maximum number of legs of the game
 */
export function scoreOf(result: Result, legs: number): readonly [number, number] | undefined {
  const { status, endReason } = result;
  if (status === 'pendiente') return undefined;
  if (legs > 1) return finalLegs({ ...result, winner: winnerOf(result) }, legs);
  return hasNoScore(endReason) ? undefined : scoresOf(result);
}
