import { BULL, multiplied, type Multiplier } from '@darts/rules/play/darts';
import { bedCentre, type Bed, type Point } from '@darts/rules/play/dartboard';
import { shortName } from './bed-names.ts';
import { words } from './words.ts';

/** A dart of the turn being entered. */
export type ThrownDart = {
  readonly value: number; // points
  readonly name?: string; // what was hit, when that is more than the value says
  readonly at?: Point; // where on the board, in mm from its centre; absent unless thrown at it
};

export const OUT: ThrownDart = { value: 0, name: words.out };

export const boardDart = (bed: Bed, at: Point = bedCentre(bed)): ThrownDart => ({
  value: bed.value,
  name: shortName(bed),
  at,
});

/** A dart from the grid of numbers, where the bulls are two numbers of their own. */
export function keyDart(number: number, multiplier: Multiplier): ThrownDart {
  if (multiplier === 1 || number >= BULL) return { value: multiplied(number, multiplier) };
  return {
    value: multiplied(number, multiplier),
    name: `${'SDT'.charAt(multiplier - 1)}${number}`,
  };
}

export const totalOf = (darts: readonly ThrownDart[]): number =>
  darts.reduce((sum, dart) => sum + dart.value, 0);
