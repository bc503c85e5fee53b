import { BED_NAMES, timesOf, valueOf, type BedName } from '@darts/rules/play/beds';
import type { Multiplier } from '@darts/rules/play/darts';
import { bedCentre, type Bed, type Point } from '@darts/rules/play/board/dartboard';
import { words } from './words.ts';

/** A dart of the turn being entered. */
export type ThrownDart = {
  readonly bed: BedName;
  readonly isValue?: true; // only its points are known: it may have hit another bed of as many
  readonly at?: Point; // where on the board, in mm from its centre; absent unless thrown at it
};

export const OUT: ThrownDart = { bed: 'M' };

export const boardDart = (bed: Bed, at: Point = bedCentre(bed)): ThrownDart => ({
  bed: bed.id,
  at,
});

/** The bed of a number from 1 to 20. */
export const bedOf = (number: number, multiplier: Multiplier): BedName =>
  `${'SDT'.charAt(multiplier - 1)}${number}` as BedName; // as all of these are

/** A dart of which only the points are known. */
export function valueDart(value: number): ThrownDart {
  const beds = BED_NAMES.filter((bed) => valueOf(bed) === value);
  return { bed: beds.find((bed) => timesOf(bed) === 1) ?? beds[0] ?? 'M', isValue: true };
}

/** In little room: T20, 5, 25, OUT. */
export function shortBed(bed: BedName): string {
  if (bed === 'M') return words.out;
  return timesOf(bed) === 1 || bed === 'DB' ? String(valueOf(bed)) : bed;
}

export const pointsOf = ({ bed }: ThrownDart): number => valueOf(bed);

export const bedsOf = (darts: readonly ThrownDart[]): readonly BedName[] =>
  darts.map(({ bed }) => bed);

const multiplied: Readonly<Record<string, string>> = {
  D: words.multipliers[2],
  T: words.multipliers[3],
};
const named: Readonly<Partial<Record<BedName, string>>> = {
  SB: words.bull,
  DB: words.doubleBull,
  M: words.out,
};

/** As it is read out: 'Triple 20, 60', 'Bull, 25', '5'. */
export function spokenDart({ bed, isValue }: ThrownDart): string {
  const points = String(valueOf(bed));
  const prefix = isValue ? undefined : multiplied[bed.charAt(0)];
  const hit = named[bed] ?? (prefix && `${prefix} ${bed.slice(1)}`);
  return hit === undefined ? points : `${hit}, ${points}`;
}
