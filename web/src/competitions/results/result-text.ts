import type { UserRef } from '@darts/contracts/accounts';
import type { HistoryValue } from '@darts/contracts/results';
import { resultWords } from './words.ts';

export type Pair = readonly [string, string]; // names by seat

export const nameOf = (player: UserRef | null): string => player?.username ?? resultWords.noPlayer;

export const namesOf = (one: UserRef | null, other: UserRef | null): Pair => [
  nameOf(one),
  nameOf(other),
];

type Score = {
  readonly legsWon: readonly [number, number];
  readonly left?: number | undefined;
};

/** Describes a result thrown elsewhere: 'Gana ana por 2 a 1; a biel le quedaban 40 puntos'. */
export function scoreText(score: Score, names: Pair): string {
  const [one, other] = score.legsWon;
  const winner = one === other ? null : one > other ? 1 : 2;
  return endText({ ...score, winner }, names);
}

/** Describes the result of a game, without a final full stop. */
export function outcomeText(value: HistoryValue, names: Pair): string {
  const { endReason, winner = null, legsWon, left } = value;
  if (endReason === undefined) return resultWords.pending;
  if (endReason === 'void') return resultWords.outcomes.void;
  if (endReason === 'walkover' || endReason === 'absence') {
    return winner === null
      ? resultWords.walkoverOfBoth
      : `${resultWords.walkover}: ${lowered(winsText(winner, names))}`;
  }
  if (endReason === 'withdrawal') {
    return winner === null
      ? resultWords.withdrawalOfBoth
      : `${resultWords.withdrawal}: ${lowered(winsText(winner, names))}`;
  }
  const givenUp = resultWords.givenUp[endReason];
  return endText({ winner, legsWon: legsWon ?? [0, 0], left, givenUp }, names);
}

type End = {
  readonly winner: 1 | 2 | null;
  readonly legsWon: readonly [number, number];
  readonly left?: number | undefined;
  readonly givenUp?: string | undefined; // how the game ended, if the winner had not won enough legs
};

function endText({ winner, legsWon: [one, other], left, givenUp }: End, names: Pair): string {
  if (winner === null) {
    return left === undefined
      ? resultWords.draw
      : `${resultWords.draw}; ${resultWords.bothLeft(left)}`;
  }
  const [legs, others] = winner === 1 ? [one, other] : [other, one];
  const loser = winner === 1 ? names[1] : names[0];
  const isByLegs = givenUp === undefined && legs + others > 1;
  const won = isByLegs
    ? resultWords.winsBy(names[winner - 1] ?? resultWords.noPlayer, legs, others)
    : [winsText(winner, names), givenUp].filter(Boolean).join(' ');
  return left === undefined ? won : `${won}; ${resultWords.left(loser, left)}`;
}

const winsText = (winner: 1 | 2, names: Pair) =>
  resultWords.wins(names[winner - 1] ?? resultWords.noPlayer);

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
