import { describe, expect, test } from 'vitest';
import { DART_VALUES, MULTIPLIERS, multiplied, TURN_TOTALS, turnTotal } from './darts.ts';

const NINE_IMPOSSIBLE = [163, 166, 169, 172, 173, 175, 176, 178, 179];

test('a dart scores one of 44 values', () => {
  const upTo20 = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
  const upTo40 = [21, 22, 24, 25, 26, 27, 28, 30, 32, 33, 34, 36, 38, 39, 40];
  const upTo60 = [42, 45, 48, 50, 51, 54, 57, 60];

  expect(DART_VALUES).toEqual(new Set([...upTo20, ...upTo40, ...upTo60]));
  expect(DART_VALUES.size).toBe(44);
});

test('three darts make every total from 0 to 180, with nine exceptions', () => {
  const all = Array.from({ length: 181 }, (_, total) => total);

  expect(all.filter((total) => !TURN_TOTALS.has(total))).toEqual(NINE_IMPOSSIBLE);
  expect(TURN_TOTALS.size).toBe(181 - 9);
});

describe('turnTotal', () => {
  test.each([
    [[60, 60, 60], 180],
    [[20, 1, 0], 21],
    [[25, 50], 75],
    [[0, 0, 0], 0],
  ])('adds up the darts %j', (darts, total) => {
    expect(turnTotal(darts)).toBe(total);
  });

  test.each([0, 1, 23, 137, 162, 164, 180])('takes %i alone as the total of a turn', (total) => {
    expect(turnTotal([total])).toBe(total);
  });

  test.each(NINE_IMPOSSIBLE)('refuses %i: no three darts make it', (total) => {
    expect(() => turnTotal([total])).toThrow('impossible-total');
  });

  test.each([-1, 181, 1e9, 2.5, 179.5, -0, NaN, Infinity, -Infinity])(
    'refuses %o as a total',
    (total) => {
      expect(() => turnTotal([total])).toThrow('invalid-darts');
    },
  );

  test.each([23, 29, 31, 35, 61, 137, 180, -1, -20, 0.5, -0, NaN, Infinity])(
    'refuses %o as one dart of several',
    (dart) => {
      expect(() => turnTotal([dart, 20])).toThrow('invalid-darts');
      expect(() => turnTotal([20, 20, dart])).toThrow('invalid-darts');
    },
  );

  test.each([
    ['invalid-darts', []],
    ['too-many-darts', [1, 1, 1, 1]],
    ['too-many-darts', [0, 0, 0, 0]],
  ])('refuses with %s the darts %j', (code, darts) => {
    expect(() => turnTotal(darts)).toThrow(code);
  });
});

describe('multiplied', () => {
  test.each([
    [20, [20, 40, 60]],
    [1, [1, 2, 3]],
    [25, [25, 50, 50]],
    [50, [50, 50, 50]],
  ])('%i with each multiplier is %j: a bull never counts above 50', (number, values) => {
    expect(MULTIPLIERS.map((multiplier) => multiplied(number, multiplier))).toEqual(values);
  });
});
