import { LEG_REASONS } from '../x01/leg.ts';

/** End reasons that are entered by hand, for games that were not thrown in the app. */
export const ENTERED_REASONS = ['walkover', 'result', 'withdrawal'] as const;

/** All reasons. Those of a leg follow from the turns; the others are decided off the board or entered by hand. */
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

/** Reasons for games decided by an absent or withdrawn player. Without a winner such a game counts for nobody. */
export const FORFEIT_REASONS = ['absence', 'walkover', 'withdrawal'] as const;

const FORFEITS: ReadonlySet<EndReason | null | undefined> = new Set<EndReason>(FORFEIT_REASONS);

/** True if an absence or a withdrawal decided the game. */
export const isForfeit = (endReason: EndReason | null | undefined): boolean =>
  FORFEITS.has(endReason);

/** True for byes, forfeits and void games: their score says nothing about the result. */
export const hasNoScore = (endReason: EndReason | null | undefined): boolean =>
  endReason === 'void' || endReason === 'bye' || isForfeit(endReason);
