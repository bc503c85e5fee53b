/** Results entered by hand, of games that were not thrown in the app. */
import { RuleError } from '../../rule-error.ts';
import { legsToWin } from '../legs.ts';
import { PAIR, pairOf, rivalOf, type Pair, type PairSide } from '../pair.ts';
import type { GameFormat } from '../x01/settings.ts';

/** A result as entered. Without legs for either player, the game is a draw. */
export type ResultEntry = {
  readonly legs: Pair<number>;
  readonly left?: number | undefined; // points of the loser in the last leg, or of both in a draw; required for one leg
};

/** A result as a game stores it. */
export type EnteredResult = {
  readonly winner?: PairSide; // absent for a draw
  readonly legs: readonly PairSide[]; // winners of the legs before the last; in an unknown order, the loser's come first
  readonly scores: Pair<number>; // both 0 where the points left are not known
};

/** @throws {RuleError} `impossible-result` if no game of the format can end with this result */
export function enteredResult(
  { start, out, legs: most }: GameFormat,
  { legs, left }: ResultEntry,
  mayDraw: boolean,
): EnteredResult {
  const fewest = out === 'straight' ? 1 : 2; // the least points that can be left
  const winner = winnerBy(legs, legsToWin(most));
  const isDraw = mayDraw && most === 1 && legs.every((won) => won === 0);
  const isLeftPossible = left === undefined ? most > 1 : left >= fewest && left <= start;
  if (!isLeftPossible || (winner === undefined && !isDraw))
    throw new RuleError('impossible-result');
  const points = left ?? 0;
  if (winner === undefined) return { legs: [], scores: [points, points] };

  const loser = rivalOf(winner);
  return {
    winner,
    legs: [...times(legs[loser], loser), ...times(legs[winner] - 1, winner)],
    scores: pairOf((side) => (side === winner ? 0 : points)),
  };
}

/** Returns the side with exactly `enough` legs, if the other has fewer. */
const winnerBy = (legs: Pair<number>, enough: number): PairSide | undefined =>
  PAIR.find((side) => {
    const rival = legs[rivalOf(side)];
    return legs[side] === enough && rival >= 0 && rival < enough;
  });

const times = (count: number, side: PairSide): readonly PairSide[] =>
  Array.from({ length: count }, () => side);
