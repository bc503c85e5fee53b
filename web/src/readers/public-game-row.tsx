import type { shownRound } from '@darts/contracts/leagues';
import { namesOf, winnerOf } from '@darts/contracts/game/pairs';
import { pairOf } from '@darts/rules/play/pair';
import type { output } from 'zod/mini';
import { formatDate } from '#competitions/calendar-date.ts';
import { endingNote } from '#competitions/ending-note.ts';
import { GameRow } from '#competitions/game-row.tsx';
import { scoreOf } from '#competitions/score-of.ts';
import { roundWords } from '#leagues/rounds/words.ts';
import { readerWords } from './words.ts';

type Game = output<typeof shownRound>['games'][number];
type Props = { readonly game: Game; readonly legs: number };

/** A game of a round. */
export function PublicGameRow({ game, legs }: Props) {
  const names = namesOf(game);
  const winner = winnerOf(game);
  return (
    <GameRow
      gameId={game.gameId}
      status={game.status}
      date={formatDate(game.gameDate)}
      players={pairOf((side) => ({ name: names[side], hasWon: winner === side }))}
      between={between(game, legs)}
      isVoided={game.isVoided}
      note={endingNote(game.endReason, winner !== undefined)}
    />
  );
}

/** Returns the text between the names: the legs or, for one leg in progress, the points left; 'vs' without a score. */
function between(game: Game, legs: number): string {
  const score = legs > 1 || game.status === 'encurso' ? scoreOf(game, legs) : undefined;
  return score ? readerWords.legs(score) : roundWords.versus;
}
