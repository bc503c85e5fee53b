import { expect, test } from 'vitest';
import { enteredResult, type ResultEntry } from './entered.ts';
import { areLeftKnown } from './left-known.ts';
import { legsToWin, legsWon } from '../legs.ts';
import { FORMAT_CHOICES, PRESETS, type GameFormat } from '../x01/settings.ts';

const entry = (one: number, other: number, left: number): ResultEntry => ({
  legs: [one, other],
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

test('a result has the legs of both players, the winner, and the points left by the loser', () => {
  expect(enteredResult(PRESETS.league, entry(2, 1, 40), true)).toEqual({
    winner: 0,
    legs: [1, 0],
    scores: [0, 40],
  });
  expect(enteredResult(PRESETS.classic, entry(0, 0, 16), true)).toEqual({
    legs: [],
    scores: [16, 16],
  });
});

test.each(FORMAT_CHOICES.legs)(
  'at best of %i, exactly the possible scores are accepted',
  (legs) => {
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
        expect(legsWon(winners, 2)).toEqual([one, other]);
      }
    }
  },
);

test('the points left are limited by the format', () => {
  const possible = [0, 1, 2, 501, 502].filter((left) =>
    isTaken(PRESETS.classic, entry(1, 0, left)),
  );
  const toDouble = [0, 1, 2, 501, 502].filter((left) => isTaken(PRESETS.double, entry(1, 0, left)));
  expect([possible, toDouble]).toEqual([
    [1, 2, 501],
    [2, 501],
  ]);
});

test('the points left may be unknown in games of several legs only', () => {
  expect(enteredResult(PRESETS.league, { legs: [2, 1] }, true)).toEqual({
    winner: 0,
    legs: [1, 0],
    scores: [0, 0],
  });
  expect(isTaken(PRESETS.classic, { legs: [1, 0] })).toBe(false);
});

test('unknown points left differ from known ones', () => {
  const of = (result: ResultEntry) => {
    const [one, other] = enteredResult(PRESETS.league, result, true).scores;
    return areLeftKnown(one, other);
  };
  expect(of(entry(1, 2, 40))).toBe(true);
  expect(of({ legs: [1, 2] })).toBe(false);
});
