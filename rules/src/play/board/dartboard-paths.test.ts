import { expect, test } from 'vitest';
import { bedPath, ringPath, segmentPath, WIRES } from './dartboard-paths.ts';
import { BEDS, bedIn } from './dartboard.ts';

test('a bed is drawn from wire to wire', () => {
  expect(bedPath(bedIn('treble', 0))).toBe(segmentPath(99, 107, 0));
  expect(segmentPath(99, 107, 0)).toBe(
    'M-16.74 -105.68A107 107 0 0 1 16.74 -105.68L15.49 -97.78A99 99 0 0 0 -15.49 -97.78Z',
  );
});

test('the inner bull is drawn as a disc, and the outer bull with a hole', () => {
  expect(bedPath(bedIn('innerBull', 0))).toBe(ringPath(0, 6.35));
  expect(bedPath(bedIn('outerBull', 0)).match(/Z/g)).toHaveLength(2);
});

test('every bed is drawn in a place of its own', () => {
  expect(new Set(BEDS.map((bed) => bedPath(bed))).size).toBe(BEDS.length);
});

test('the board has six round wires and twenty straight wires', () => {
  expect(WIRES.match(/Z/g)).toHaveLength(6);
  expect(WIRES.match(/L/g)).toHaveLength(20);
});
