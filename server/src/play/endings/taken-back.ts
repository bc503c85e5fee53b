import type { EndReason } from '@darts/rules/play/endings/end-reasons';

const ENTERED: ReadonlySet<EndReason | null | undefined> = new Set(['walkover', 'result', 'void']);

/** Whether the outcome of a game can be taken back: it was entered, and nobody threw a dart in it. */
export const mayBeTakenBack = (
  endReason: EndReason | null | undefined,
  turns: { readonly length: number },
): boolean => ENTERED.has(endReason) && turns.length === 0;
