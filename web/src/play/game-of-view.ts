import type { GameView, TurnView } from '@darts/contracts/play';
import type { Game } from '@darts/rules/play/game';
import type { Turn } from '@darts/rules/play/turn';
import type { BySeat, Seat } from '@darts/rules/play/seats';
import { words } from './words.ts';

export const namesIn = ({ player1, player2 }: GameView): BySeat<string> => ({
  player1: player1?.username ?? words.notKnownYet,
  player2: player2?.username ?? words.notKnownYet,
});

/** The seat of a user; absent when they do not play. */
export function seatOf({ player1, player2 }: GameView, userId: string): Seat | undefined {
  if (player1?.userId === userId) return 'player1';
  return player2?.userId === userId ? 'player2' : undefined;
}

/** A game off the wire as the rules know it, so that the screens of local and online games are one. */
export function gameOfView(view: GameView): Game {
  const { format, starter, suddenDeath } = view;
  return {
    settings: { ...format, starter: `player${starter}`, suddenDeath },
    scores: { player1: view.scorePlayer1, player2: view.scorePlayer2 },
    legs: legsOf(view),
    turns: view.turns.map(turnOfView),
    ...(view.status === 'finalizada' && { outcome: outcomeOf(view) }),
  };
}

/** The legs before the one that is played, or was last. */
function legsOf({ leg: current, legWinners, turns, endReason }: GameView): Game['legs'] {
  // A result that was entered may have fewer legs than were thrown; whoever it is for has won the last.
  const winners = legWinners.slice(0, endReason === 'result' ? -1 : current - 1);
  return Array.from({ length: current - 1 }, (_, index) => ({
    ...(winners[index] && { winner: `player${winners[index]}` as const }),
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
  seat: `player${seat}`,
  total: totalScore,
  bust,
  ...(darts && { darts }),
  ...(beds && { beds }),
  ...(dartsUsed !== undefined && { dartsUsed }),
  ...(corrected && { corrected: { total: corrected.totalScore, bust: corrected.bust } }),
});

function outcomeOf(view: GameView): Game['outcome'] {
  const { winner, player2, endReason: reason = 'void' } = view;
  if (!winner) return { reason };
  // Servers of an earlier version say no seat.
  const { winnerSeat = winner.userId === player2?.userId ? 2 : 1 } = view;
  return { winner: `player${winnerSeat}`, reason };
}
