import type { BedName } from '../beds.ts';
import type { Side } from '../sides.ts';

/** A judged turn. */
export type Turn = {
  readonly side: Side;
  readonly total: number; // points that counted: 0 on a bust
  readonly bust: boolean;
  readonly darts?: readonly number[]; // absent unless entered dart by dart
  readonly beds?: readonly BedName[]; // absent unless known
  readonly dartsUsed?: number; // fewer than three, of a turn that closed a leg
  readonly corrected?: Pick<Turn, 'total' | 'bust'>; // the turn as first recorded; absent unless corrected
};
