import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import { words } from './words.ts';

const OFF_THE_BOARD: ReadonlySet<EndReason | undefined> = new Set([
  'void',
  'absence',
  'walkover',
  'withdrawal',
  'bye',
]);

/** Whether a game ended without a score that says how. */
export const hasNoScore = (endReason: EndReason | undefined): boolean =>
  OFF_THE_BOARD.has(endReason);

/** How a game ended, where neither darts that were thrown here nor a winner's name say it. */
export function endingNote(
  endReason: EndReason | undefined,
  hasWinner: boolean,
): string | undefined {
  if (endReason === 'void') return words.notPlayed;
  if (endReason === 'absence') return words.byAbsence;
  if (endReason === 'walkover') return hasWinner ? words.byAbsence : words.nobodyCame;
  if (endReason === 'withdrawal') return hasWinner ? words.byWithdrawal : words.doesNotCount;
  return endReason === 'result' ? words.entered : undefined;
}
