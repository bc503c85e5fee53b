import type { BracketGame } from '@darts/contracts/tournaments';
import { playersOf, winnerOf } from '@darts/contracts/game/pairs';
import { pairOf, type PairSide } from '@darts/rules/play/pair';
import type { SheetGame } from '#competitions/sheet/round-sheet.tsx';
import { competitionSheetWords } from '#competitions/sheet/words.ts';
import { placeKey, type Qualifiers } from '#tournaments/qualifiers.ts';
import { noteOn, scoreIn } from '#tournaments/place.ts';
import { bracketWords } from './words.ts';

type Around = {
  readonly group?: string; // name of its group
  readonly qualifiers?: Qualifiers; // from groups
};

/** Converts a game of a bracket or group to a line of a sheet. */
export function sheetLine(game: BracketGame, { group, qualifiers }: Around = {}): SheetGame {
  const players = playersOf(game);
  const side = winnerOf(game);
  const winner = side === undefined ? undefined : players[side];
  const nameAt = (at: PairSide): string =>
    players[at]?.username ?? qualifiers?.get(placeKey(game, at)) ?? bracketWords.notKnownYet.seen;
  return {
    key: game.id,
    group,
    players: pairOf(nameAt),
    score: game.status === 'finalizada' ? scoreIn(game) : undefined,
    note: [winner && competitionSheetWords.won(winner.username), noteOn(game)]
      .filter(Boolean)
      .join(' · '),
  };
}
