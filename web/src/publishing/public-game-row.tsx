import type { PublicRound, PublicGame } from '@darts/contracts/publishing';
import { finalLegs } from '@darts/rules/play/endings/final-legs';
import { formatDate } from '#competitions/calendar-date.ts';
import { endingNote } from '#competitions/ending-note.ts';
import { GameRow } from '#competitions/game-row.tsx';
import { roundWords } from '#leagues/rounds/words.ts';
import { publishingWords } from './words.ts';

type Game = PublicRound['games'][number];
type Props = { readonly game: Game; readonly legs: number };

/** A game of a round. */
export const PublicGameRow = ({ game, legs }: Props) => (
  <GameRow
    gameId={game.gameId}
    status={game.status}
    date={formatDate(game.gameDate)}
    players={[playerOf(game, 1), playerOf(game, 2)]}
    between={scoreOf(game, legs) ?? roundWords.versus}
    isVoided={game.isVoided}
    note={endingNote(game.endReason, game.winner !== null)}
  />
);

const playerOf = ({ player1, player2, winner }: Game, seat: 1 | 2) => ({
  name: (seat === 1 ? player1 : player2) ?? publishingWords.notKnownYet,
  hasWon: winner === seat,
});

type Scored = Pick<
  PublicGame,
  'status' | 'endReason' | 'winner' | 'legsWon' | 'scorePlayer1' | 'scorePlayer2'
>;

/** Returns the legs or points between two names; undefined without darts thrown. */
function scoreOf(game: Scored, legs: number): string | undefined {
  const { status, scorePlayer1, scorePlayer2 } = game;
  const final = finalLegs(game, legs);
  if (status === 'pendiente' || !final) return undefined;
  if (legs > 1) return publishingWords.legs(final);
  return status === 'encurso' ? publishingWords.legs([scorePlayer1, scorePlayer2]) : undefined;
}
