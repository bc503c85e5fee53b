import { BULL, DOUBLE_BULL, multiplied, type Multiplier } from '@darts/rules/play/darts';
import { bedCentre, isBull, type Bed, type Point } from '@darts/rules/play/board/dartboard';
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
  ...(!isBull(bed.ring) && { name: shortName(bed) }),
  at,
});

/** A dart from the grid of numbers: named as the board names it, but for a number by itself. */
export function keyDart(number: number, multiplier: Multiplier): ThrownDart {
  const value = multiplied(number, multiplier);
  return multiplier === 1 ? { value } : { value, name: keyName(number, multiplier) };
}

/** The two bulls, which are keys of their own. */
export const bullDart: ThrownDart = { value: BULL };
export const doubleBullDart: ThrownDart = { value: DOUBLE_BULL };

/** What stands on the key of a number from 1 to 20, and what its dart is called: 20, D20, T20. */
export const keyName = (number: number, multiplier: Multiplier): string =>
  multiplier === 1 ? String(number) : `${'SDT'.charAt(multiplier - 1)}${number}`;

export const totalOf = (darts: readonly ThrownDart[]): number =>
  darts.reduce((sum, dart) => sum + dart.value, 0);

const spokenPrefix: Readonly<Record<string, string>> = {
  D: words.multipliers[2],
  T: words.multipliers[3],
};
const spokenBull: Readonly<Record<number, string>> = {
  [BULL]: words.bull,
  [DOUBLE_BULL]: words.doubleBull,
};

/** As it is read out: 'Triple 20, 60', 'Bull, 25', '5'. */
export function spokenDart({ value, name = '' }: ThrownDart): string {
  const prefix = spokenPrefix[name.charAt(0)];
  const hit = prefix ? `${prefix} ${name.slice(1)}` : (spokenBull[value] ?? name);
  return hit === '' || hit === String(value) ? String(value) : `${hit}, ${value}`;
}
