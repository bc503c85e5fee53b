import { BED_NAMES, valueOf } from '@darts/rules/play/beds';
import { BEDS } from '@darts/rules/play/board/dartboard';
import { expect, test } from 'vitest';
import { boardDart, bullDart, doubleBullDart, keyDart, OUT } from '#play/board/thrown-dart.ts';
import { bedNameOf, dartIn } from './beds.ts';

test('a dart is the same on the other device, wherever it landed', () => {
  for (const bed of BEDS) {
    const { name, value } = dartIn(bedNameOf(boardDart(bed)));
    expect([name, value]).toEqual([boardDart(bed).name, bed.value]);
  }
});

test('every bed comes back as itself, and scores the same', () => {
  expect(BED_NAMES.map((name) => bedNameOf(dartIn(name)))).toEqual(BED_NAMES);
  expect(BED_NAMES.map((name) => dartIn(name).value)).toEqual(BED_NAMES.map(valueOf));
});

test('a dart entered by keys is what the keys say', () => {
  const darts = [keyDart(20, 1), keyDart(20, 2), keyDart(5, 3), bullDart, doubleBullDart, OUT];
  expect(darts.map(bedNameOf)).toEqual(['S20', 'D20', 'T5', 'SB', 'DB', 'M']);
});

test('of a dart of which only the points are known, it scores as much', () => {
  for (const value of [1, 20, 25, 33, 40, 50, 60]) {
    expect(valueOf(bedNameOf({ value }))).toBe(value);
  }
});
