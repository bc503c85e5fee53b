/** Outlines of the three darts of the picture, with their positions and directions. */
import type { Point } from '@darts/rules/play/board/dartboard';

type Flight = Readonly<Record<'left' | 'right' | 'under' | 'top', string>>;

export type HeroDart = {
  readonly point: Point; // tip of the dart: millimetres from the centre of the board
  readonly tail: Point; // vector from `point` to the end of the dart in millimetres, seen from the front
  readonly flight: Flight;
};

const cream = { left: '#f0e4c6', right: '#cbbd98', under: '#a99b77', top: '#fff7e2' };
const red = { left: '#c4222f', right: '#9c1522', under: '#7d0f1a', top: '#e0525c' };
const brass = { left: '#e0b04a', right: '#b5862a', under: '#8f671a', top: '#f4d286' };

export const HERO_DARTS: readonly HeroDart[] = [
  { point: { x: -9.5, y: -102.2 }, tail: { x: -22, y: 78 }, flight: cream },
  { point: { x: 7.8, y: -103.4 }, tail: { x: 40, y: 72 }, flight: red },
  { point: { x: -0.6, y: -100.6 }, tail: { x: 8, y: 92 }, flight: brass },
];

/** Position along a dart (0 at the point, 1 at the tail), and across it in millimetres. */
type Spot = readonly [along: number, across: number];

const rounded = (length: number) => Math.round(length * 100) / 100;

/** Returns functions that convert positions along and across a dart to points and paths on the board. */
export function tailwards({ point, tail }: HeroDart) {
  const length = Math.hypot(tail.x, tail.y);
  const at = (along: number, across: number): Point => ({
    x: rounded(point.x + tail.x * along - (tail.y / length) * across),
    y: rounded(point.y + tail.y * along + (tail.x / length) * across),
  });
  const words = ([along, across]: Spot) => {
    const { x, y } = at(along, across);
    return `${x} ${y}`;
  };
  return { at, path: (...spots: Spot[]) => `M${spots.map(words).join('L')}Z` };
}

export const shadowPath = (dart: HeroDart): string =>
  tailwards(dart).path(
    [0, -0.4],
    [0.3, -1.6],
    [0.62, -2.4],
    [0.7, -1.6],
    [0.78, -10],
    [1, -11],
    [0.965, 0],
    [1, 11],
    [0.78, 10],
    [0.7, 1.6],
    [0.62, 2.4],
    [0.3, 1.6],
    [0, 0.4],
  );

const GROOVES = 12;

/** Returns the path of the grooves around the barrel. */
export function knurlPath(dart: HeroDart): string {
  const { path } = tailwards(dart);
  const grooves = Array.from({ length: GROOVES }, (_, index) => 0.31 + index * 0.021);
  return grooves.map((along) => path([along, -2 - along], [along, 2 + along])).join('');
}
