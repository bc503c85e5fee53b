import type { BracketGame } from '@darts/contracts/tournaments';
import type { SheetGame } from '#competitions/sheet/round-sheet.tsx';
import { competitionSheetWords } from '#competitions/sheet/words.ts';
import { placeKey, type Qualifiers } from '#tournaments/qualifiers.ts';
import { noteOn, scoreIn, type SeatNumber } from '#tournaments/place.ts';
import { bracketWords } from './words.ts';

type Around = {
  readonly group?: string; // name of its group
  readonly qualifiers?: Qualifiers; // from groups
};

/** Converts a game of a bracket or group to a line of a sheet. */
export function sheetLine(game: BracketGame, { group, qualifiers }: Around = {}): SheetGame {
  const winner = game.winnerSeat && playerAt(game, game.winnerSeat);
  const nameAt = (at: SeatNumber): string =>
    playerAt(game, at)?.username ??
    qualifiers?.get(placeKey(game, at)) ??
    bracketWords.notKnownYet.seen;
  return {
    key: game.id,
    group,
    players: [nameAt(1), nameAt(2)],
    score: game.status === 'finalizada' ? scoreIn(game) : undefined,
    note: [winner && competitionSheetWords.won(winner.username), noteOn(game)]
      .filter(Boolean)
      .join(' · '),
  };
}

const playerAt = ({ player1, player2 }: BracketGame, seat: SeatNumber) =>
  seat === 1 ? player1 : player2;
