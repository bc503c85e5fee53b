/** Darts as they are stored, by this version and by those before it. */
import { BED_NAMES } from '@darts/rules/play/beds';
import { RuleError } from '@darts/rules/rule-error';
import type { Point } from '@darts/rules/play/board/dartboard';
import { OUT, valueDart, type ThrownDart } from '#play/board/thrown-dart.ts';
import { words } from '#play/board/words.ts';

/** As former versions wrote it: by its points and, but for bulls and numbers by themselves, its name. */
type FormerDart = {
  readonly bed?: undefined;
  readonly value: number;
  readonly name?: string;
  readonly at?: Point;
};

export type WrittenDart = ThrownDart | FormerDart;

const BULLS: Readonly<Record<number, ThrownDart>> = { 25: { bed: 'SB' }, 50: { bed: 'DB' } };

/** @throws where it is none: nothing is taken for granted of what is stored, except that wrong types are found out */
export function dartOf(written: WrittenDart): ThrownDart {
  const { at } = written;
  if (at && !(Number.isFinite(at.x) && Number.isFinite(at.y))) throw new RuleError('invalid-darts');
  const dart = written.bed === undefined ? formerDart(written) : written;
  if (!BED_NAMES.includes(dart.bed)) throw new RuleError('invalid-darts');
  return { bed: dart.bed, ...(dart.isValue && { isValue: true }), ...(at && { at }) };
}

function formerDart({ value, name, at }: FormerDart): ThrownDart {
  if (name === words.out) return OUT;
  const bed = BED_NAMES.find((each) => each === name || each === `S${name}`);
  return (bed && { bed }) ?? (at && BULLS[value]) ?? valueDart(value);
}
