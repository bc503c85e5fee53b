import type { ShownPlace } from '@darts/contracts/tournaments';
import { expect, test } from 'vitest';
import { roundsShown } from './rounds-shown.ts';

/** Returns a bracket of `rounds`, of which the first ones are decided. */
const bracket = (rounds: number, decided: number): Pick<ShownPlace, 'round' | 'status'>[] =>
  Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round) =>
    Array.from({ length: 2 ** (rounds - round) }, () => ({
      round,
      status: round <= decided ? 'finalizada' : 'pendiente',
    })),
  );

const shown = (rounds: number, decided: number, columns: number) => {
  const seen = roundsShown(bracket(rounds, decided), columns);
  return [seen.rounds.map((round) => round[0]?.round), seen.pages];
};

test('a bracket is shown from the current round on, and at its end as far as it fits', () => {
  expect(shown(3, 0, 3)).toEqual([[1, 2, 3], 1]);
  expect(shown(5, 1, 2)).toEqual([[2, 3], 1]);
  expect(shown(5, 4, 2)).toEqual([[4, 5], 1]);
  expect(shown(4, 4, 2)).toEqual([[3, 4], 1]);
  expect(shown(1, 0, 3)).toEqual([[1], 1]);
});

test('a round that does not fit is shown in pages', () => {
  expect(shown(7, 0, 3)).toEqual([[1, 2, 3], 8]);
  expect(shown(4, 0, 3)).toEqual([[1, 2, 3], 1]);
  expect(roundsShown([], 3)).toEqual({ rounds: [], of: 0, pages: 1 });
});
