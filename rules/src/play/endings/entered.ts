/** Results entered by hand, of games that were not thrown in the app. */
import { RuleError } from '../../rule-error.ts';
import { legsToWin } from '../legs.ts';
import { otherSeat, type BySeat, type Seat } from '../seats.ts';
import type { GameFormat } from '../settings.ts';

/** A result as entered. Without legs for either player, the game is a draw. */
export type ResultEntry = {
  readonly legs: BySeat<number>;
  readonly left?: number | undefined; // points of the loser in the last leg, or of both in a draw; required for one leg
};

/** A result as a game stores it. */
export type EnteredResult = {
  readonly winner?: Seat; // absent for a draw
  readonly legs: readonly Seat[]; // winners of the legs before the last; in unknown order: the loser's legs come first
  readonly scores: BySeat<number>; // both 0 where the points left are not known
};

/** @throws {RuleError} `impossible-result` if no game of the format can end with this result */
export function enteredResult(
  { start, out, legs: most }: GameFormat,
  { legs, left }: ResultEntry,
  mayDraw: boolean,
): EnteredResult {
  const fewest = out === 'straight' ? 1 : 2; // the least points that can be left
  const winner = winnerBy(legs, legsToWin(most));
  const isDraw = mayDraw && most === 1 && legs.player1 === 0 && legs.player2 === 0;
  const isLeftPossible = left === undefined ? most > 1 : left >= fewest && left <= start;
  if (!isLeftPossible || (winner === undefined && !isDraw))
    throw new RuleError('impossible-result');
  const points = left ?? 0;
  if (winner === undefined) return { legs: [], scores: { player1: points, player2: points } };

  const loser = otherSeat(winner);
  return {
    winner,
    legs: [...times(legs[loser], loser), ...times(legs[winner] - 1, winner)],
    scores: { player1: points, player2: points, [winner]: 0 },
  };
}

/** Returns the seat with exactly `enough` legs, if the other has fewer. */
function winnerBy({ player1, player2 }: BySeat<number>, enough: number): Seat | undefined {
  if (player1 < 0 || player2 < 0 || player1 === player2) return undefined;
  if (Math.max(player1, player2) !== enough) return undefined;
  return player1 > player2 ? 'player1' : 'player2';
}

const times = (count: number, seat: Seat): readonly Seat[] =>
  Array.from({ length: count }, () => seat);
