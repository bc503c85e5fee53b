import type { PublicRound } from '@darts/contracts/publishing';
import { formatDate } from '#competitions/calendar-date.ts';
import { endingNote } from '#competitions/ending-note.ts';
import { GameRow } from '#competitions/game-row.tsx';
import { words as rounds } from '#leagues/rounds/words.ts';
import { scoreOf } from './score-of.ts';
import { words } from './words.ts';

type Game = PublicRound['games'][number];
type Props = { readonly game: Game; readonly hasLegs: boolean };

/** A game of a round. */
export const PublicGameRow = ({ game, hasLegs }: Props) => (
  <GameRow
    gameId={game.gameId}
    status={game.status}
    date={formatDate(game.gameDate)}
    players={[playerOf(game, 1), playerOf(game, 2)]}
    between={scoreOf(game, hasLegs) ?? rounds.versus}
    note={endingNote(game.endReason, game.winner !== null)}
  />
);

const playerOf = ({ player1, player2, winner }: Game, seat: 1 | 2) => ({
  name: (seat === 1 ? player1 : player2) ?? words.notKnownYet,
  hasWon: winner === seat,
});
