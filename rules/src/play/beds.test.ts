import { expect, test } from 'vitest';
import { BED_NAMES, isDouble, mayClose, timesOf, valueOf, type BedName } from './beds.ts';
import { DART_VALUES } from './darts.ts';
import { OUTS } from './x01/settings.ts';

test('there are 63 beds including the miss, and they cover all scores of a dart', () => {
  expect(new Set(BED_NAMES).size).toBe(63);
  expect(new Set(BED_NAMES.map(valueOf))).toEqual(DART_VALUES);
});

test.each([
  ['S7', 1, 7],
  ['D16', 2, 32],
  ['T20', 3, 60],
  ['SB', 1, 25],
  ['DB', 2, 50],
  ['M', 0, 0],
] as const)('%s counts its number %i times: %i', (bed, times, value) => {
  expect([timesOf(bed), valueOf(bed)]).toEqual([times, value]);
});

test('the bull is a double, so there are 21 doubles', () => {
  expect(BED_NAMES.filter(isDouble)).toHaveLength(21);
  expect(isDouble('DB')).toBe(true);
  expect(isDouble('SB')).toBe(false);
});

test.each<[BedName, string]>([
  ['S20', 'straight'],
  ['SB', 'straight'],
  ['D1', 'straight double master'],
  ['DB', 'straight double master'],
  ['T19', 'straight master'],
  ['M', ''],
])('%s may close a leg with these outs: %s', (bed, outs) => {
  expect(OUTS.filter((out) => mayClose(bed, out)).join(' ')).toBe(outs);
});
