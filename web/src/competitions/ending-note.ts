import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import { words } from './words.ts';

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
