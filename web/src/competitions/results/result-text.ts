import type { HistoryValue } from '@darts/contracts/results';
import { sideOf } from '@darts/contracts/game/pairs';
import { rivalOf, type Pair, type PairSide } from '@darts/rules/play/pair';
import { resultWords } from './words.ts';

type Score = {
  readonly legsWon: readonly [number, number];
  readonly left?: number | undefined;
};

/** Describes a result thrown elsewhere: 'Gana ana por 2 a 1; a biel le quedaban 40 puntos'. */
export function scoreText(score: Score, names: Pair<string>): string {
  const [one, other] = score.legsWon;
  const winner = one === other ? undefined : one > other ? 0 : 1;
  return endText({ ...score, winner }, names);
}

/** Describes the result of a game, without a final full stop. */
export function outcomeText(value: HistoryValue, names: Pair<string>): string {
  const { endReason, legsWon, left } = value;
  const winner = value.winner ? sideOf(value.winner) : undefined;
  if (endReason === undefined) return resultWords.pending;
  if (endReason === 'void') return resultWords.outcomes.void;
  if (endReason === 'walkover' || endReason === 'absence') {
    return winner === undefined
      ? resultWords.walkoverOfBoth
      : `${resultWords.walkover}: ${lowered(winsText(winner, names))}`;
  }
  if (endReason === 'withdrawal') {
    return winner === undefined
      ? resultWords.withdrawalOfBoth
      : `${resultWords.withdrawal}: ${lowered(winsText(winner, names))}`;
  }
  const givenUp = resultWords.givenUp[endReason];
  return endText({ winner, legsWon: legsWon ?? [0, 0], left, givenUp }, names);
}

type End = {
  readonly winner: PairSide | undefined;
  readonly legsWon: readonly [number, number];
  readonly left?: number | undefined;
  readonly givenUp?: string | undefined; // how the game ended, if the winner had not won enough legs
};

function endText({ winner, legsWon, left, givenUp }: End, names: Pair<string>): string {
  if (winner === undefined) {
    return left === undefined
      ? resultWords.draw
      : `${resultWords.draw}; ${resultWords.bothLeft(left)}`;
  }
  const loser = rivalOf(winner);
  const [legs, others] = [legsWon[winner], legsWon[loser]];
  const isByLegs = givenUp === undefined && legs + others > 1;
  const won = isByLegs
    ? resultWords.winsBy(names[winner], legs, others)
    : [winsText(winner, names), givenUp].filter(Boolean).join(' ');
  return left === undefined ? won : `${won}; ${resultWords.left(names[loser], left)}`;
}

const winsText = (winner: PairSide, names: Pair<string>) => resultWords.wins(names[winner]);

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
