/** A turn on its way to the server, and as it comes back. */
import type { BedName } from '@darts/rules/play/beds';
import type { Thrown } from '@darts/rules/play/judgement';
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

/** The darts of a turn; none of one told as its total. */
export function dartsOf(turn: WireTurn | null | undefined): readonly ThrownDart[] {
  const { beds, darts = [] } = turn ?? {};
  if (beds) return beds.map((bed) => ({ bed }));
  return darts.length > 1 ? darts.map(valueDart) : [];
}
