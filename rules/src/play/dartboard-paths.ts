/** The board as SVG path data, in the millimetres of {@link REGULATION}. Fill with `evenodd`. */
import {
  isBull,
  pointAt,
  REGULATION,
  RINGS,
  ringBand,
  SECTOR_DEGREES,
  SECTORS,
  type Bed,
  type Profile,
} from './dartboard.ts';

const HALF_SECTOR = SECTOR_DEGREES / 2;
const WIRE_OVERHANG = 3; // how far the spider reaches beyond the doubles

const rounded = (length: number) => Math.round(length * 100) / 100;

const at = (radius: number, degrees: number) => {
  const { x, y } = pointAt(radius, degrees);
  return `${rounded(x)} ${rounded(y)}`;
};

const arc = (radius: number, sweep: 0 | 1, end: string) =>
  `A${rounded(radius)} ${rounded(radius)} 0 0 ${sweep} ${end}`;

const circlePath = (radius: number) =>
  `M${at(radius, 0)}${arc(radius, 1, at(radius, 180))}${arc(radius, 1, at(radius, 360))}Z`;

/** A whole ring, or a disc when it starts at 0. */
export const ringPath = (inner: number, outer: number): string =>
  circlePath(outer) + (inner > 0 ? circlePath(inner) : '');

/** What a sector cuts out of a ring. */
export function sectorPath(inner: number, outer: number, sector: number): string {
  const from = sector * SECTOR_DEGREES - HALF_SECTOR;
  const to = from + SECTOR_DEGREES;
  const outwards = `M${at(outer, from)}${arc(outer, 1, at(outer, to))}`;
  return `${outwards}L${at(inner, to)}${arc(inner, 0, at(inner, from))}Z`;
}

export function bedPath({ ring, sector }: Bed, profile: Profile = REGULATION): string {
  const { inner, outer } = ringBand(ring, profile);
  return isBull(ring) ? ringPath(inner, outer) : sectorPath(inner, outer, sector);
}

/** The spider: the six rings, and the twenty wires between the numbers. */
export const WIRES: string = [
  ...RINGS.map((ring) => circlePath(REGULATION[ring])),
  ...SECTORS.map((_, sector) => {
    const degrees = sector * SECTOR_DEGREES + HALF_SECTOR;
    const outside = REGULATION.double + WIRE_OVERHANG;
    return `M${at(REGULATION.outerBull, degrees)}L${at(outside, degrees)}`;
  }),
].join('');
