import type { EndReason } from '@darts/rules/play/endings/end-reasons';

const ENTERED: ReadonlySet<EndReason | null | undefined> = new Set(['walkover', 'result', 'void']);

/** True if the outcome of a game can be taken back: it was entered, and no dart was thrown in the game. */
export const mayBeTakenBack = ({
  outcome,
  isThrown,
}: {
  readonly outcome: { readonly reason: EndReason } | null;
  readonly isThrown: boolean;
}): boolean => ENTERED.has(outcome?.reason) && !isThrown;
