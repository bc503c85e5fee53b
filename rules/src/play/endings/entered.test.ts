import { expect, test } from 'vitest';
import { enteredResult, type ResultEntry } from './entered.ts';
import { areLeftKnown } from './left-known.ts';
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

test('a result has the legs of both players, the winner, and the points left by the loser', () => {
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
        expect(legsWon(winners)).toEqual({ player1: one, player2: other });
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
  expect(enteredResult(PRESETS.league, { legs: { player1: 2, player2: 1 } }, true)).toEqual({
    winner: 'player1',
    legs: ['player2', 'player1'],
    scores: { player1: 0, player2: 0 },
  });
  expect(isTaken(PRESETS.classic, { legs: { player1: 1, player2: 0 } })).toBe(false);
});

test('unknown points left differ from known ones', () => {
  const of = (result: ResultEntry) => {
    const { player1, player2 } = enteredResult(PRESETS.league, result, true).scores;
    return areLeftKnown(player1, player2);
  };
  expect(of(entry(1, 2, 40))).toBe(true);
  expect(of({ legs: { player1: 1, player2: 2 } })).toBe(false);
});
