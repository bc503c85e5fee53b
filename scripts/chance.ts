import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Source of numbers from 0 up to, not including, 1. */
export type Chance = () => number;

/** Returns a source of pseudo-random numbers. Equal seeds give equal numbers. */
export function chanceOf(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  return () => uniformFloat64(generator);
}
