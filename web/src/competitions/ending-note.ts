import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import { competitionWords } from './words.ts';

type Note = { readonly won?: string; readonly ofNobody?: string };

const notes: Partial<Record<EndReason, Note>> = {
  rounds: { ofNobody: competitionWords.draw },
  result: {
    won: competitionWords.entered,
    ofNobody: `${competitionWords.draw} · ${competitionWords.entered}`,
  },
  walkover: { won: competitionWords.byAbsence, ofNobody: competitionWords.nobodyCame },
  absence: { won: competitionWords.byAbsence, ofNobody: competitionWords.nobodyCame },
  surrender: { won: competitionWords.bySurrender },
  disconnect: { won: competitionWords.byDisconnection },
  withdrawal: { won: competitionWords.byWithdrawal, ofNobody: competitionWords.doesNotCount },
  void: { won: competitionWords.notPlayed, ofNobody: competitionWords.notPlayed },
};

/** Returns how a game ended, where neither the darts thrown here nor the winner's name say so. */
export function endingNote(
  endReason: EndReason | undefined,
  hasWinner: boolean,
): string | undefined {
  const note = endReason && notes[endReason];
  return hasWinner ? note?.won : note?.ofNobody;
}
