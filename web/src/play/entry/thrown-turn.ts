import type { Thrown } from '@darts/rules/play/judgement';
import { recordedDarts } from '@darts/rules/play/turn-entry';
import { bedsOf, pointsOf, type ThrownDart } from '#play/board/thrown-dart.ts';

/** A turn entered dart by dart, as the rules take it: by its beds, where they are known. */
export function thrownTurn(darts: readonly ThrownDart[]): Thrown {
  if (darts.length === 0) return { darts: [0] };
  return darts.some(({ isValue }) => isValue)
    ? { darts: recordedDarts(darts.map(pointsOf)) }
    : { beds: bedsOf(darts) };
}
