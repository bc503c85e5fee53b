/** The names of beds: S20, D16, T19, SB and DB (the bulls), M (a miss). */
import { BULL, NUMBERS } from './darts.ts';
import type { Out } from './x01/settings.ts';

const RINGS = ['S', 'D', 'T'] as const;

export const BED_NAMES = [
  ...NUMBERS.flatMap((number) => RINGS.map((ring) => `${ring}${number}` as const)),
  'SB',
  'DB',
  'M',
] as const;
export type BedName = (typeof BED_NAMES)[number];

/** Returns the multiplier of a bed; 0 for a miss. */
export const timesOf = (bed: BedName): number => 'MSDT'.indexOf(bed.charAt(0));

const VALUES: ReadonlyMap<BedName, number> = new Map(
  BED_NAMES.map((bed) => [bed, timesOf(bed) * (bed.endsWith('B') ? BULL : Number(bed.slice(1)))]),
);

export const valueOf = (bed: BedName): number => VALUES.get(bed) ?? 0;

export const isDouble = (bed: BedName): boolean => timesOf(bed) === 2;

/** True if a dart in `bed` may close a leg. */
export const mayClose = (bed: BedName, out: Out): boolean =>
  out === 'master' ? timesOf(bed) >= 2 : timesOf(bed) > 0 && (out === 'straight' || isDouble(bed));
