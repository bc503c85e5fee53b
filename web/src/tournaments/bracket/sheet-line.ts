import type { BracketGame } from '@darts/contracts/tournaments';
import { winnerSeat } from '@darts/rules/tournaments/winner-seat';
import type { SheetGame } from '#competitions/sheet/round-sheet.tsx';
import { words as sheet } from '#competitions/sheet/words.ts';
import { isContested, noteOn } from '#tournaments/place.ts';
import { words } from './words.ts';

/** A game of a bracket, or of a group before it, as a line of a sheet. */
export function sheetLine(game: BracketGame, group?: string): SheetGame {
  const { id, player1, player2, status } = game;
  const seat = winnerSeat(game);
  const winner = seat && (seat === 1 ? player1 : player2);
  const left = [game.scorePlayer1, game.scorePlayer2] as const;
  const isScored = status === 'finalizada' && isContested(game);
  return {
    key: id,
    group,
    players: [
      player1?.username ?? words.notKnownYet.seen,
      player2?.username ?? words.notKnownYet.seen,
    ],
    score: isScored ? (game.format.legs > 1 ? game.legsWon : left) : undefined,
    note: [winner && sheet.won(winner.username), noteOn(game)].filter(Boolean).join(' · '),
  };
}
