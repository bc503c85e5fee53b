import { BEDS, bedAt, bedCentre, type Point } from '@darts/rules/play/dartboard';
import { isTurnOver, recordedDarts } from '@darts/rules/play/turn-entry';

/** A source of numbers from 0 up to 1. */
export type Chance = () => number;

/** The same numbers for the same seed (Mulberry32, Tommy Ettinger, 2017). */
export function seededChance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The turn of a player who aims well and misses by `spread` millimetres, as two in three do. */
export function thrownTurn(left: number, spread: number, chance: Chance): number[] {
  const darts: number[] = [];
  while (!isTurnOver(darts, left)) {
    const thrown = darts.reduce((sum, dart) => sum + dart, 0);
    const landed = missedBy(aimAt(left - thrown), spread, chance);
    darts.push(bedAt(landed)?.value ?? 0);
  }
  return recordedDarts(darts);
}

/** The bed that ends the game, where one does; else the treble 20. */
function aimAt(left: number): Point {
  const bed = BEDS.find(({ value }) => value === left) ?? BEDS.find(({ id }) => id === 'T20');
  return bed ? bedCentre(bed) : { x: 0, y: 0 };
}

/** Box and Muller's normal distribution around the aim. */
function missedBy(aim: Point, spread: number, chance: Chance): Point {
  const distance = spread * Math.sqrt(-2 * Math.log(1 - chance()));
  const angle = 2 * Math.PI * chance();
  return { x: aim.x + distance * Math.cos(angle), y: aim.y + distance * Math.sin(angle) };
}
