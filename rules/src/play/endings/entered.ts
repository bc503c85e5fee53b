/** What is said of a game that was not thrown here: its result, or that somebody did not come. */
import { RuleError } from '../../rule-error.ts';
import { legsToWin } from '../legs.ts';
import { otherSeat, type BySeat, type Seat } from '../seats.ts';
import type { GameFormat } from '../settings.ts';

/** A result as it is entered. Legs of nobody are a draw. */
export type ResultEntry = {
  readonly legs: BySeat<number>;
  readonly left: number; // points of the loser in the last leg, or of both where nobody won it
};

/** The same as a game keeps it. */
export type EnteredResult = {
  readonly winner?: Seat; // absent for a draw
  readonly legs: readonly Seat[]; // who has won those before the last, the loser first: their order is not known
  readonly scores: BySeat<number>;
};

/**
 * A result of a game that may be drawn, or may not.
 *
 * @throws {RuleError} `impossible-result` where no game of the format ends so
 */
export function enteredResult(
  { start, out, legs: most }: GameFormat,
  { legs, left }: ResultEntry,
  mayDraw: boolean,
): EnteredResult {
  const fewest = out === 'straight' ? 1 : 2; // less cannot be left
  const winner = winnerBy(legs, legsToWin(most));
  const isDraw = mayDraw && most === 1 && legs.player1 === 0 && legs.player2 === 0;
  const isPossible = left >= fewest && left <= start && (winner !== undefined || isDraw);
  if (!isPossible) throw new RuleError('impossible-result');
  if (winner === undefined) return { legs: [], scores: { player1: left, player2: left } };

  const loser = otherSeat(winner);
  return {
    winner,
    legs: [...times(legs[loser], loser), ...times(legs[winner] - 1, winner)],
    scores: { player1: left, player2: left, [winner]: 0 },
  };
}

/** Who has exactly the legs that it takes, with fewer for the other. */
function winnerBy({ player1, player2 }: BySeat<number>, enough: number): Seat | undefined {
  if (player1 < 0 || player2 < 0 || player1 === player2) return undefined;
  if (Math.max(player1, player2) !== enough) return undefined;
  return player1 > player2 ? 'player1' : 'player2';
}

const times = (count: number, seat: Seat): readonly Seat[] =>
  Array.from({ length: count }, () => seat);
