import { LEG_REASONS } from '../legs.ts';

/** How a game can end that nobody throws, or that was thrown elsewhere. */
export const ENTERED_REASONS = ['walkover', 'result', 'withdrawal'] as const;

/** How a game can end. Those of a leg follow from the turns; the others are decided off the board, or entered. */
export const END_REASONS = [
  ...LEG_REASONS,
  'surrender',
  'disconnect',
  'absence',
  'idle',
  'void',
  'bye',
  ...ENTERED_REASONS,
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** How a game ends as somebody did not come, or plays no longer. Without a winner it counts for nobody. */
export const FORFEIT_REASONS = ['absence', 'walkover', 'withdrawal'] as const;

const FORFEITS: ReadonlySet<EndReason | null | undefined> = new Set<EndReason>(FORFEIT_REASONS);

/** Whether a game ended as somebody did not come, or plays no longer. */
export const isForfeit = (endReason: EndReason | null | undefined): boolean =>
  FORFEITS.has(endReason);

/** Whether a game ended without a score that says how: nobody threw, or what was thrown is void. */
export const hasNoScore = (endReason: EndReason | null | undefined): boolean =>
  endReason === 'void' || endReason === 'bye' || isForfeit(endReason);
