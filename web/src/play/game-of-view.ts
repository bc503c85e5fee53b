import type { GameView, TurnView } from '@darts/contracts/play';
import { namesOf, scoresOf, sideOf, sideOfUser, winnerOf } from '@darts/contracts/game/pairs';
import type { Game } from '@darts/rules/play/game';
import type { Turn } from '@darts/rules/play/x01/turn';
import type { Pair } from '@darts/rules/play/pair';
import { playWords } from './words.ts';

export const namesIn = (view: GameView): Pair<string> => namesOf(view, playWords.notKnownYet);

/** Converts a game from the wire to the type of the rules, which local and online screens share. */
export function gameOfView(view: GameView): Game {
  const { format, starter, suddenDeath } = view;
  return {
    settings: { ...format, sides: 2, starter: sideOf(starter), suddenDeath },
    scores: scoresOf(view),
    legs: legsOf(view),
    turns: view.turns.map(turnOfView),
    ...(view.status === 'finalizada' && { outcome: outcomeOf(view) }),
  };
}

/** Returns the legs before the current or last leg. */
function legsOf({ leg: current, legWinners, turns, endReason }: GameView): Game['legs'] {
  // A result entered by hand may have fewer legs than were thrown; its winner has won the last leg.
  const winners = legWinners.slice(0, endReason === 'result' ? -1 : current - 1);
  return Array.from({ length: current - 1 }, (_, index) => ({
    ...(winners[index] && { winner: sideOf(winners[index]) }),
    turns: turns.filter(({ leg }) => leg === index + 1).length,
  }));
}

const turnOfView = ({
  seat,
  totalScore,
  bust,
  darts,
  beds,
  dartsUsed,
  corrected,
}: TurnView): Turn => ({
  side: sideOf(seat),
  total: totalScore,
  bust,
  ...(darts && { darts }),
  ...(beds && { beds }),
  ...(dartsUsed !== undefined && { dartsUsed }),
  ...(corrected && { corrected: { total: corrected.totalScore, bust: corrected.bust } }),
});

function outcomeOf(view: GameView): Game['outcome'] {
  const { winner, endReason: reason = 'void' } = view;
  if (!winner) return { reason };
  // The side of the winner is optional in the contract.
  return { winner: winnerOf(view) ?? sideOfUser(view, winner.userId) ?? 0, reason };
}
