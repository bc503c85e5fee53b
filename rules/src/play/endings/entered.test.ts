import { expect, test } from 'vitest';
import { enteredResult, type ResultEntry } from './entered.ts';
import { legsToWin, legsWon } from '../legs.ts';
import { FORMAT_CHOICES, PRESETS, type GameFormat } from '../settings.ts';

const entry = (player1: number, player2: number, left: number): ResultEntry => ({
  legs: { player1, player2 },
  left,
});

const isTaken = (format: GameFormat, result: ResultEntry, mayDraw = true): boolean => {
  try {
    enteredResult(format, result, mayDraw);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'impossible-result' });
    return false;
  }
};

test('a result has who won as many legs as it takes, and what the loser had left', () => {
  expect(enteredResult(PRESETS.league, entry(2, 1, 40), true)).toEqual({
    winner: 'player1',
    legs: ['player2', 'player1'],
    scores: { player1: 0, player2: 40 },
  });
  expect(enteredResult(PRESETS.classic, entry(0, 0, 16), true)).toEqual({
    legs: [],
    scores: { player1: 16, player2: 16 },
  });
});

test.each(FORMAT_CHOICES.legs)('at best of %i, every score that can be, and no other', (legs) => {
  const format = { ...PRESETS.league, legs };
  const enough = legsToWin(legs);
  for (let one = -1; one <= legs + 1; one += 1) {
    for (let other = -1; other <= legs + 1; other += 1) {
      const isWon = Math.max(one, other) === enough && one !== other && Math.min(one, other) >= 0;
      const isDraw = legs === 1 && one === 0 && other === 0;
      expect(isTaken(format, entry(one, other, 32))).toBe(isWon || isDraw);
      expect(isTaken(format, entry(one, other, 32), false)).toBe(isWon);
      if (!isWon) continue;
      const { legs: before, winner } = enteredResult(format, entry(one, other, 32), true);
      const winners = [...before, winner!];
      expect(legsWon(winners)).toEqual({ player1: one, player2: other });
    }
  }
});

test('what is left is what the format can leave', () => {
  const possible = [0, 1, 2, 501, 502].filter((left) =>
    isTaken(PRESETS.classic, entry(1, 0, left)),
  );
  const toDouble = [0, 1, 2, 501, 502].filter((left) => isTaken(PRESETS.double, entry(1, 0, left)));
  expect([possible, toDouble]).toEqual([
    [1, 2, 501],
    [2, 501],
  ]);
});
