/** Conversions between turns of the entry and turns on the wire. */
import type { BedName } from '@darts/rules/play/beds';
import type { Thrown } from '@darts/rules/play/x01/judgement';
import { valueDart, type ThrownDart } from './thrown-dart.ts';

export const asSent = ({ darts, beds, dartsUsed }: Thrown) => ({
  ...(darts && { darts: [...darts] }),
  ...(beds && { beds: [...beds] }),
  ...(dartsUsed && { dartsUsed }),
});

type WireTurn = {
  readonly darts?: readonly number[] | undefined;
  readonly beds?: readonly BedName[] | undefined;
};

/** Returns the darts of a turn; an empty list for a turn entered as a total. */
export function dartsOf(turn: WireTurn | null | undefined): readonly ThrownDart[] {
  const { beds, darts = [] } = turn ?? {};
  if (beds) return beds.map((bed) => ({ bed }));
  return darts.length > 1 ? darts.map(valueDart) : [];
}
