import type { BedName } from './beds.ts';
import type { Seat } from './seats.ts';

/** A turn as it was judged. */
export type Turn = {
  readonly seat: Seat;
  readonly total: number; // points that counted: 0 on a bust
  readonly bust: boolean;
  readonly darts?: readonly number[]; // when entered one by one
  readonly beds?: readonly BedName[]; // where they landed, when that is known
  readonly dartsUsed?: number; // where fewer than three were thrown, as the turn was over
  readonly corrected?: Pick<Turn, 'total' | 'bust'>; // as it was first recorded, where it has been corrected
};
