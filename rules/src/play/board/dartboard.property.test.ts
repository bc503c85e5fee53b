import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DART_VALUES } from '../darts.ts';
import {
  BEDS,
  bedAt,
  bedCentre,
  degreesOf,
  pointAt,
  REGULATION,
  ringBand,
  RINGS,
  SEGMENTS,
  touchProfile,
} from './dartboard.ts';

const anyProfile = fc.oneof(
  fc.constant(REGULATION),
  fc.double({ min: 0.05, max: 20, noNaN: true }).map(touchProfile),
);
const anyBed = fc.constantFrom(...BEDS);
const anyRadius = fc.double({ min: 1, max: 225, noNaN: true });
const anyDegrees = fc.double({ min: 0, max: 359.99, noNaN: true });

test('the centre of a bed hits that bed, in any profile', () => {
  fc.assert(
    fc.property(anyBed, anyProfile, (bed, profile) => {
      expect(bedAt(bedCentre(bed, profile), profile)).toEqual(bed);
    }),
  );
});

test('a point put at an angle is found at that angle', () => {
  fc.assert(
    fc.property(anyRadius, anyDegrees, (radius, degrees) => {
      expect(degreesOf(pointAt(radius, degrees))).toBeCloseTo(degrees, 6);
    }),
  );
});

test('the rings grow outwards, and each is wide enough for a finger', () => {
  fc.assert(
    fc.property(anyProfile, (profile) => {
      for (const ring of RINGS) {
        const { inner, outer } = ringBand(ring, profile);
        expect(outer - inner).toBeGreaterThan(0);
      }
    }),
  );
});

test('every ring is at least 24 px wide from 0.74 px per mm up', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.74, max: 20, noNaN: true }), (pxPerMm) => {
      const profile = touchProfile(pxPerMm);
      for (const ring of RINGS) {
        const { inner, outer } = ringBand(ring, profile);
        const across = ring === 'innerBull' ? 2 * outer : outer - inner;
        expect(across * pxPerMm).toBeGreaterThan(23.99);
      }
    }),
  );
});

test('the beds tile the disc: every point inside the doubles is in exactly one bed', () => {
  fc.assert(
    fc.property(anyProfile, anyRadius, anyDegrees, (profile, radius, degrees) => {
      const bed = bedAt(pointAt(radius, degrees), profile);
      expect(bed !== undefined).toBe(radius <= profile.double + 1e-9);
    }),
  );
});

test('the board is symmetric: two darts mirrored left to right are equally far from the 20', () => {
  fc.assert(
    fc.property(anyProfile, anyRadius, anyDegrees, (profile, radius, degrees) => {
      fc.pre(Math.abs((degrees % 18) - 9) > 1e-6); // not on a wire
      const { x, y } = pointAt(radius, degrees);
      const [here, there] = [bedAt({ x, y }, profile), bedAt({ x: -x, y }, profile)];
      expect(there?.ring).toBe(here?.ring);
      expect(((here?.segment ?? 0) + (there?.segment ?? 0)) % SEGMENTS.length).toBe(0);
    }),
  );
});

test('every hit has a value that one dart can score', () => {
  fc.assert(
    fc.property(anyBed, ({ value }) => {
      expect(DART_VALUES.has(value)).toBe(true);
    }),
  );
});
