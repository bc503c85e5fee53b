import type { GameView, TurnView } from '@darts/contracts/play';
import type { Game } from '@darts/rules/play/game';
import type { Turn } from '@darts/rules/play/turn';
import type { BySeat, Seat } from '@darts/rules/play/seats';
import { playWords } from './words.ts';

export const namesIn = ({ player1, player2 }: GameView): BySeat<string> => ({
  player1: player1?.username ?? playWords.notKnownYet,
  player2: player2?.username ?? playWords.notKnownYet,
});

/** Returns the seat of a user; undefined for anybody who does not play. */
export function seatOf({ player1, player2 }: GameView, userId: string): Seat | undefined {
  if (player1?.userId === userId) return 'player1';
  return player2?.userId === userId ? 'player2' : undefined;
}

/** Converts a game from the wire to the type of the rules, which local and online screens share. */
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

/** Returns the legs before the current or last leg. */
function legsOf({ leg: current, legWinners, turns, endReason }: GameView): Game['legs'] {
  // A result entered by hand may have fewer legs than were thrown; its winner has won the last leg.
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
  // `winnerSeat` is optional in the contract.
  const { winnerSeat = winner.userId === player2?.userId ? 2 : 1 } = view;
  return { winner: `player${winnerSeat}`, reason };
}
