import { expect, test } from 'vitest';
import { walkover } from '../../leagues/record.ts';
import { FORFEIT_REASONS } from './end-reasons.ts';
import { PAIR } from '../pair.ts';
import { finalLegs } from './final-legs.ts';

test('a thrown game has the legs won', () => {
  expect(finalLegs({ legsWon: [2, 1], winner: 0, endReason: 'zero' }, 3)).toEqual([2, 1]);
});

test.each(FORFEIT_REASONS)('a game lost by %s has all legs for the winner', (endReason) => {
  const players = ['ana', 'biel'] as const;
  for (const legs of [1, 3, 5, 11]) {
    for (const winner of PAIR) {
      const counted = walkover(players, winner, (legs + 1) / 2).legs;
      const shown = finalLegs({ legsWon: [0, 0], winner, endReason }, legs);
      expect(shown).toEqual(counted);
    }
  }
  expect(finalLegs({ legsWon: [1, 0], winner: undefined, endReason }, 3)).toBeUndefined();
});

test('a void game and a bye have no legs', () => {
  expect(finalLegs({ legsWon: [1, 0], winner: undefined, endReason: 'void' }, 3)).toBeUndefined();
  expect(finalLegs({ legsWon: [0, 0], winner: 0, endReason: 'bye' }, 3)).toBeUndefined();
});
