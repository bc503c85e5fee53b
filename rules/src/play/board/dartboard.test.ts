import { describe, expect, test } from 'vitest';
import { BEDS, bedAt, bedIn, REGULATION, RINGS, touchProfile } from './dartboard.ts';

// WDF Playing and Tournament Rules, section Dartboards: diameters 12.7 and 31.8 for the bulls; from the
// centre to the outer edge of the treble 107, of the double 170; both beds 8 wide; the 20 on top.
describe('on the regulation board, a dart', () => {
  test.each([
    [0, 0, 'DB', 'in the middle'],
    [0, 6.35, 'DB', 'on the wire of the inner bull'],
    [0, -6.4, 'SB', 'just outside the inner bull'],
    [15.9, 0, 'SB', 'on the wire of the outer bull'],
    [0, -16, 'S20', 'just above the bull'],
    [0, -98.9, 'S20', 'under the treble'],
    [0, -99.1, 'T20', 'at the foot of the treble'],
    [0, -106.9, 'T20', 'at the head of the treble'],
    [0, -107.1, 'S20', 'above the treble'],
    [0, -161.9, 'S20', 'under the double'],
    [0, -166, 'D20', 'in the double on top'],
    [166, 0, 'D6', 'in the double on the right'],
    [0, 166, 'D3', 'in the double at the bottom'],
    [-166, 0, 'D11', 'in the double on the left'],
    [16.5, -103.7, 'T1', 'just right of the wire between 20 and 1'],
    [16.3, -103.7, 'T20', 'just left of the wire between 20 and 1'],
    [-16.5, -103.7, 'T5', 'just left of the wire between 5 and 20'],
  ])('at %f, %f scores %s: %s', (x, y, id) => {
    expect(bedAt({ x, y })?.id).toBe(id);
  });

  test.each([
    [0, -170.1],
    [200, 0],
    [-120.3, 120.3],
  ])('at %f, %f misses the board', (x, y) => {
    expect(bedAt({ x, y })).toBeUndefined();
  });
});

describe('the beds', () => {
  test('have 62 different names: 20 numbers in three rings, and two bulls', () => {
    expect(BEDS).toHaveLength(82);
    expect(new Set(BEDS.map((bed) => bed.id)).size).toBe(62);
  });

  test.each([
    ['T20', 60],
    ['D16', 32],
    ['S7', 7],
    ['SB', 25],
    ['DB', 50],
  ])('%s is worth %i', (id, value) => {
    expect(BEDS.find((bed) => bed.id === id)?.value).toBe(value);
  });

  test('follow one another round the board', () => {
    expect(bedIn('treble', 1).id).toBe('T1');
    expect(bedIn('treble', -1).id).toBe('T5');
    expect(bedIn('treble', 20).id).toBe('T20');
  });

  test('are the same objects in every lookup', () => {
    expect(BEDS.every((bed) => bedIn(bed.ring, bed.segment) === bed)).toBe(true);
  });
});

describe('the touch profile', () => {
  test.each([
    ['a 374 px board', 374, { outerBull: 24, treble: 24, double: 24, innerSingle: 44 }],
    ['the smallest board with bands of 24 px', 304, { outerBull: 24, treble: 24, double: 24 }],
  ])('widens the bands of %s', (_, boardPx, bands) => {
    const pxPerMm = boardPx / 410; // phones crop the board to a radius of 205 mm
    const profile = touchProfile(pxPerMm);
    for (const [ring, px] of Object.entries(bands)) {
      const index = RINGS.findIndex((each) => each === ring);
      const [inner, outer] = [RINGS[index - 1], RINGS[index]].map((each) => profile[each!]);
      expect((outer! - inner!) * pxPerMm).toBeCloseTo(px, 0);
    }
  });

  test('catches a finger just beside the treble, where the regulation board does not', () => {
    const beside = { x: 0, y: -95 };
    expect(bedAt(beside, REGULATION)?.id).toBe('S20');
    expect(bedAt(beside, touchProfile(0.9))?.id).toBe('T20');
  });

  test('is close to the regulation board at a large size', () => {
    const profile = touchProfile(100);
    for (const ring of RINGS) expect(profile[ring]).toBeCloseTo(REGULATION[ring], 0);
  });
});
