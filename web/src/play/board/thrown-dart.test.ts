import { BED_NAMES, valueOf } from '@darts/rules/play/beds';
import { BEDS } from '@darts/rules/play/board/dartboard';
import { MULTIPLIERS, NUMBERS } from '@darts/rules/play/darts';
import { expect, test } from 'vitest';
import { bedOf, boardDart, pointsOf, valueDart } from './thrown-dart.ts';

test('the board has all beds by name, with their values', () => {
  expect(new Set([...BEDS.map(({ id }) => id), 'M'])).toEqual(new Set(BED_NAMES));
  for (const bed of BEDS) expect(pointsOf(boardDart(bed))).toBe(bed.value);
});

test('the keys have all beds except the bulls and the miss', () => {
  const keys = NUMBERS.flatMap((number) => MULTIPLIERS.map((times) => bedOf(number, times)));
  expect([...keys, 'SB', 'DB', 'M']).toEqual(BED_NAMES);
});

test('a dart known only by its points scores those points, as a single where possible', () => {
  for (const bed of BED_NAMES) expect(pointsOf(valueDart(valueOf(bed)))).toBe(valueOf(bed));
  expect(valueDart(20).bed).toBe('S20');
});
