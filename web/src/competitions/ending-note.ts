import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import { words } from './words.ts';

type Note = { readonly won?: string; readonly ofNobody: string };

const notes: Partial<Record<EndReason, Note>> = {
  rounds: { ofNobody: words.draw },
  result: { won: words.entered, ofNobody: `${words.draw} · ${words.entered}` },
  walkover: { won: words.byAbsence, ofNobody: words.nobodyCame },
  absence: { won: words.byAbsence, ofNobody: words.nobodyCame },
  withdrawal: { won: words.byWithdrawal, ofNobody: words.doesNotCount },
  void: { won: words.notPlayed, ofNobody: words.notPlayed },
};

/** How a game ended, where neither darts that were thrown here nor a winner's name say it. */
export function endingNote(
  endReason: EndReason | undefined,
  hasWinner: boolean,
): string | undefined {
  const note = endReason && notes[endReason];
  return hasWinner ? note?.won : note?.ofNobody;
}
