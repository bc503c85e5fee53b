import type { BracketGame } from '@darts/contracts/tournaments';
import type { SheetGame } from '#competitions/sheet/round-sheet.tsx';
import { words as sheet } from '#competitions/sheet/words.ts';
import { placeKey, type Comers } from '#tournaments/comers.ts';
import { isContested, noteOn, type SeatNumber } from '#tournaments/place.ts';
import { words } from './words.ts';

type Around = {
  readonly group?: string; // that it is of
  readonly comers?: Comers; // from groups
};

/** A game of a bracket, or of a group before it, as a line of a sheet. */
export function sheetLine(game: BracketGame, { group, comers }: Around = {}): SheetGame {
  const winner = game.winnerSeat && playerAt(game, game.winnerSeat);
  const nameAt = (at: SeatNumber): string =>
    playerAt(game, at)?.username ?? comers?.get(placeKey(game, at)) ?? words.notKnownYet.seen;
  return {
    key: game.id,
    group,
    players: [nameAt(1), nameAt(2)],
    score: scoreOf(game),
    note: [winner && sheet.won(winner.username), noteOn(game)].filter(Boolean).join(' · '),
  };
}

const playerAt = ({ player1, player2 }: BracketGame, seat: SeatNumber) =>
  seat === 1 ? player1 : player2;

/** Nothing before it is over, nor where nobody threw. */
function scoreOf(game: BracketGame): SheetGame['score'] {
  if (game.status !== 'finalizada' || !isContested(game)) return undefined;
  return game.format.legs > 1 ? game.legsWon : [game.scorePlayer1, game.scorePlayer2];
}
