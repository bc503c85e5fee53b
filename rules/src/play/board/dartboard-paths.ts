/** The board as SVG path data, in the millimetres of {@link REGULATION}. Fill with `evenodd`. */
import {
  isBull,
  pointAt,
  REGULATION,
  RINGS,
  ringBand,
  SEGMENT_DEGREES,
  SEGMENTS,
  type Bed,
  type Profile,
} from './dartboard.ts';

const HALF_SEGMENT = SEGMENT_DEGREES / 2;
const WIRE_OVERHANG_MM = 3; // length of the radial wires beyond the doubles

const rounded = (length: number) => Math.round(length * 100) / 100;

const at = (radius: number, degrees: number) => {
  const { x, y } = pointAt(radius, degrees);
  return `${rounded(x)} ${rounded(y)}`;
};

const arc = (radius: number, sweep: 0 | 1, end: string) =>
  `A${rounded(radius)} ${rounded(radius)} 0 0 ${sweep} ${end}`;

const circlePath = (radius: number) =>
  `M${at(radius, 0)}${arc(radius, 1, at(radius, 180))}${arc(radius, 1, at(radius, 360))}Z`;

/** Returns the path of a ring, or of a disc if `inner` is 0. */
export const ringPath = (inner: number, outer: number): string =>
  circlePath(outer) + (inner > 0 ? circlePath(inner) : '');

/** Returns the path of one segment of a ring. */
export function segmentPath(inner: number, outer: number, segment: number): string {
  const from = segment * SEGMENT_DEGREES - HALF_SEGMENT;
  const to = from + SEGMENT_DEGREES;
  const outwards = `M${at(outer, from)}${arc(outer, 1, at(outer, to))}`;
  return `${outwards}L${at(inner, to)}${arc(inner, 0, at(inner, from))}Z`;
}

export function bedPath({ ring, segment }: Bed, profile: Profile = REGULATION): string {
  const { inner, outer } = ringBand(ring, profile);
  return isBull(ring) ? ringPath(inner, outer) : segmentPath(inner, outer, segment);
}

/** The spider: the six rings, and the twenty wires between the numbers. */
export const WIRES: string = [
  ...RINGS.map((ring) => circlePath(REGULATION[ring])),
  ...SEGMENTS.map((_, segment) => {
    const degrees = segment * SEGMENT_DEGREES + HALF_SEGMENT;
    const outside = REGULATION.double + WIRE_OVERHANG_MM;
    return `M${at(REGULATION.outerBull, degrees)}L${at(outside, degrees)}`;
  }),
].join('');
