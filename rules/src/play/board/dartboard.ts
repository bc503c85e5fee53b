/**
 * The geometry of the board. Lengths in millimetres from the centre, x to the right and y down; angles in
 * degrees clockwise from twelve o'clock, the middle of the 20.
 */
import type { BedName } from '../beds.ts';
import { BULL, type Multiplier } from '../darts.ts';

/** The numbers clockwise from twelve o'clock. */
export const SEGMENTS = [
  20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5,
] as const;
/** True if the singles of a segment are black, and its treble and double red: every other segment from the 20. */
export const isDarkSegment = (segment: number): boolean => segment % 2 === 0;
export const SEGMENT_DEGREES = 360 / SEGMENTS.length;

/** Rings from the centre outwards. A number has two single areas: inside the treble, and outside it. */
export const RINGS = [
  'innerBull',
  'outerBull',
  'innerSingle',
  'treble',
  'outerSingle',
  'double',
] as const;
export type Ring = (typeof RINGS)[number];

/** The outer radius of each ring. Beyond the double nothing scores. */
export type Profile = Readonly<Record<Ring, number>>;

/** The wires of a competition board: WDF Playing and Tournament Rules, section Dartboards. */
export const REGULATION: Profile = {
  innerBull: 6.35,
  outerBull: 15.9,
  innerSingle: 99,
  treble: 107,
  outerSingle: 162,
  double: 170,
};
export const BOARD_RADIUS = 225.5;
export const NUMBERS_RADIUS = 189; // our choice: the rules ask for clearly visible numbers only

/** An area between wires. The two single areas of a number are two beds with the same id. */
export type Bed = {
  readonly id: BedName;
  readonly ring: Ring;
  readonly segment: number; // index into SEGMENTS; 0 for the bulls
  readonly number: number; // 1 to 20, or 25
  readonly multiplier: Multiplier;
  readonly value: number; // points
};

const multiplierOf = {
  innerBull: 2,
  outerBull: 1,
  innerSingle: 1,
  treble: 3,
  outerSingle: 1,
  double: 2,
} as const satisfies Record<Ring, Multiplier>;

export const isBull = (ring: Ring): boolean => ring === 'innerBull' || ring === 'outerBull';

const bedOf = (ring: Ring, segment: number, number: number): Bed => {
  const multiplier = multiplierOf[ring];
  const value = number * multiplier;
  const name = `${'SDT'.charAt(multiplier - 1)}${isBull(ring) ? 'B' : number}`;
  const id = name as BedName; // a test checks the id of every bed
  return { id, ring, segment, number, multiplier, value };
};

const bedsOf = (ring: Ring): readonly Bed[] =>
  isBull(ring)
    ? [bedOf(ring, 0, BULL)]
    : SEGMENTS.map((number, segment) => bedOf(ring, segment, number));

const bedsByRing = new Map(RINGS.map((ring) => [ring, bedsOf(ring)]));

/** The 82 beds, ring by ring from the centre, each ring clockwise from the 20. */
export const BEDS: readonly Bed[] = [...bedsByRing.values()].flat();

/** Returns the bed of a ring and segment. Segments wrap around: -1 is the last. */
export function bedIn(ring: Ring, segment: number): Bed {
  const beds = bedsByRing.get(ring) ?? [];
  const bed = beds.at(segment % beds.length);
  if (!bed) throw new RangeError(`No bed in ${ring} ${segment}`);
  return bed;
}

export type Point = { readonly x: number; readonly y: number };

export function pointAt(radius: number, degrees: number): Point {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(radians), y: radius * Math.sin(radians) };
}

/** Returns the angle of a point, from 0 to below 360. */
export const degreesOf = ({ x, y }: Point): number =>
  ((Math.atan2(y, x) * 180) / Math.PI + 450) % 360;

/** Returns the bed at a point; undefined beyond the doubles. A point on a ring's wire belongs to the bed inside it. */
export function bedAt(point: Point, profile: Profile = REGULATION): Bed | undefined {
  const radius = Math.hypot(point.x, point.y);
  const ring = RINGS.find((each) => radius <= profile[each]);
  if (!ring) return undefined;
  return bedIn(ring, isBull(ring) ? 0 : Math.round(degreesOf(point) / SEGMENT_DEGREES));
}

/** Returns the inner and outer radius of a ring. */
export function ringBand(ring: Ring, profile: Profile = REGULATION) {
  const within = RINGS[RINGS.indexOf(ring) - 1];
  return { inner: within ? profile[within] : 0, outer: profile[ring] };
}

/** Returns a point well inside the bed. */
export function bedCentre(bed: Bed, profile: Profile = REGULATION): Point {
  if (bed.ring === 'innerBull') return { x: 0, y: 0 };
  const { inner, outer } = ringBand(bed.ring, profile);
  return pointAt((inner + outer) / 2, bed.segment * SEGMENT_DEGREES);
}

const MIN_TARGET_PX = 24; // WCAG 2.2, success criterion 2.5.8
const WIDEST_BAND_MM = 32.6; // leaves the single areas as wide as the other rings

/**
 * Returns the profile for taps: rings are at least 24 px wide from 0.74 px per mm up, and about equally wide on a
 * smaller board.
 *
 * The drawing keeps {@link REGULATION}, by which a treble is 7 px wide on a phone. The rings take their space from the
 * single areas and from the number ring. Angles do not change.
 */
export function touchProfile(pxPerMm: number): Profile {
  const band = Math.min(MIN_TARGET_PX / pxPerMm, WIDEST_BAND_MM);
  const innerBull = Math.max(REGULATION.innerBull, band * 0.58); // a disc: 1.16 bands across
  const treble = bandAround(REGULATION.innerSingle, REGULATION.treble, band);
  const double = REGULATION.double + band * 0.45; // 45% of the band lies outside the board, the rest inside
  return {
    innerBull,
    outerBull: Math.max(REGULATION.outerBull, innerBull + band),
    innerSingle: treble.inner,
    treble: treble.outer,
    outerSingle: Math.min(REGULATION.outerSingle, double - band),
    double,
  };
}

function bandAround(inner: number, outer: number, width: number) {
  const middle = (inner + outer) / 2;
  const half = Math.max(outer - inner, width) / 2;
  return { inner: middle - half, outer: middle + half };
}
