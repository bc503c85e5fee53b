import { BED_NAMES, valueOf } from '@darts/rules/play/beds';
import { BEDS } from '@darts/rules/play/board/dartboard';
import { MULTIPLIERS, NUMBERS } from '@darts/rules/play/darts';
import { expect, test } from 'vitest';
import { bedOf, boardDart, pointsOf, valueDart } from './thrown-dart.ts';

test('the board knows all beds by their names, with what they are worth', () => {
  expect(new Set([...BEDS.map(({ id }) => id), 'M'])).toEqual(new Set(BED_NAMES));
  for (const bed of BEDS) expect(pointsOf(boardDart(bed))).toBe(bed.value);
});

test('the keys know all but the bulls and a miss', () => {
  const keys = NUMBERS.flatMap((number) => MULTIPLIERS.map((times) => bedOf(number, times)));
  expect([...keys, 'SB', 'DB', 'M']).toEqual(BED_NAMES);
});

test('a dart of which only the points are known scores as many, by a single if it can', () => {
  for (const bed of BED_NAMES) expect(pointsOf(valueDart(valueOf(bed)))).toBe(valueOf(bed));
  expect(valueDart(20).bed).toBe('S20');
});
