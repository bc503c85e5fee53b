import { BED_NAMES, timesOf, valueOf, type BedName } from '@darts/rules/play/beds';
import type { Multiplier } from '@darts/rules/play/darts';
import { bedCentre, type Bed, type Point } from '@darts/rules/play/board/dartboard';
import { dartboardWords } from './words.ts';

/** A dart of the turn being entered. */
export type ThrownDart = {
  readonly bed: BedName;
  readonly isValue?: true; // only the points are known: the dart may have hit another bed of that value
  readonly at?: Point; // point on the board, in mm from its centre; absent for a dart entered otherwise
};

export const OUT: ThrownDart = { bed: 'M' };

export const boardDart = (bed: Bed, at: Point = bedCentre(bed)): ThrownDart => ({
  bed: bed.id,
  at,
});

/** Returns the bed of a number from 1 to 20. */
export const bedOf = (number: number, multiplier: Multiplier): BedName =>
  `${'SDT'.charAt(multiplier - 1)}${number}` as BedName; // every such name is a `BedName`

/** Returns a dart with known points and unknown bed. */
export function valueDart(value: number): ThrownDart {
  const beds = BED_NAMES.filter((bed) => valueOf(bed) === value);
  return { bed: beds.find((bed) => timesOf(bed) === 1) ?? beds[0] ?? 'M', isValue: true };
}

/** Returns the shortest name of a bed: T20, 5, 25, OUT. */
export function shortBed(bed: BedName): string {
  if (bed === 'M') return dartboardWords.out;
  return timesOf(bed) === 1 || bed === 'DB' ? String(valueOf(bed)) : bed;
}

/** Returns the shortest name of a dart: its points if its bed is unknown. */
export const shortDart = (dart: ThrownDart): string =>
  dart.isValue ? String(pointsOf(dart)) : shortBed(dart.bed);

export const pointsOf = ({ bed }: ThrownDart): number => valueOf(bed);

export const bedsOf = (darts: readonly ThrownDart[]): readonly BedName[] =>
  darts.map(({ bed }) => bed);

const multiplied: Readonly<Record<string, string>> = {
  D: dartboardWords.multipliers[2],
  T: dartboardWords.multipliers[3],
};
const named: Readonly<Partial<Record<BedName, string>>> = {
  SB: dartboardWords.bull,
  DB: dartboardWords.doubleBull,
  M: dartboardWords.out,
};

/** Returns the name for screen readers: 'Triple 20, 60', 'Bull, 25', '5'. */
export function spokenDart({ bed, isValue }: ThrownDart): string {
  const points = String(valueOf(bed));
  const prefix = isValue ? undefined : multiplied[bed.charAt(0)];
  const hit = named[bed] ?? (prefix && `${prefix} ${bed.slice(1)}`);
  return hit === undefined ? points : `${hit}, ${points}`;
}
