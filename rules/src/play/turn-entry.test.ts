import { describe, expect, test } from 'vitest';
import { newGame, playTurn } from './game.ts';
import { dartsThrown, isTurnOver, recordedDarts } from './turn-entry.ts';

describe('a turn being entered is over', () => {
  test.each([
    [[], 501, false, 'not before the first dart'],
    [[60, 60], 501, false, 'not after two darts'],
    [[60, 60, 60], 501, true, 'after three darts'],
    [[0, 0, 0], 501, true, 'after three darts off the board'],
    [[60], 60, true, 'once it reaches zero'],
    [[20, 20], 39, true, 'once it busts'],
    [[20, 20], 41, false, 'not one point short of zero'],
  ])('%j with %i left: %s (%s)', (darts, left, isOver) => {
    expect(isTurnOver(darts, left)).toBe(isOver);
  });
});

test.each([
  [[], 501, 0],
  [[60, 5], 501, 2],
  [[60, 60, 60], 501, 3],
  [[20, 40, 5], 60, 2],
  [[60, 20, 20], 40, 1],
])('of %j with %i left, %i are thrown', (darts, left, thrown) => {
  expect(dartsThrown(darts, left)).toBe(thrown);
});

test('the darts not thrown are recorded as 0', () => {
  expect(recordedDarts([])).toEqual([0, 0, 0]);
  expect(recordedDarts([60, 5])).toEqual([60, 5, 0]);
  expect(recordedDarts([60, 60, 60])).toEqual([60, 60, 60]);
});

test('one dart is recorded as a dart, not as the total of a turn', () => {
  const { turns } = playTurn(newGame(), recordedDarts([20]));
  expect(turns).toEqual([{ seat: 'player1', total: 20, bust: false, darts: [20, 0, 0] }]);
});
