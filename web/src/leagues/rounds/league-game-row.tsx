import type { UserRef } from '@darts/contracts/accounts';
import type { LeagueGame } from '@darts/contracts/leagues';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { formatDate, formatTime } from '#competitions/calendar-date.ts';
import { isAmong } from '#competitions/competition.ts';
import { endingNote } from '#competitions/ending-note.ts';
import { GameRow } from '#competitions/game-row.tsx';
import { useHasGoneBy } from '#competitions/use-has-gone-by.ts';
import { words as competitionWords } from '#competitions/words.ts';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { words } from './words.ts';

type Props = {
  readonly game: LeagueGame;
  readonly isPlayable: boolean; // as far as the league goes
  readonly hasLegs: boolean; // several
};

/** A game of a league; a player's own can be played. */
export function LeagueGameRow({ game, isPlayable, hasLegs }: Props) {
  const { userId } = useUser();
  const { gameId, player1, player2, status, winnerSeat } = game;
  const isMissed = useHasGoneBy(game.agreedAt);
  const isOwn = isAmong([player1, player2], userId);
  const place = ({ username }: UserRef, seat: 1 | 2) => ({
    name: username,
    hasWon: seat === winnerSeat,
  });

  return (
    <GameRow
      gameId={gameId}
      status={status}
      date={whenOf(game, isMissed)}
      players={[place(player1, 1), place(player2, 2)]}
      between={hasLegs && isDecidedByDarts(game) ? words.legs(game.legsWon) : words.versus}
      note={endingNote(game.endReason, winnerSeat !== undefined)}
      isOwn={isOwn}
    >
      {isOwn && isPlayable && status === 'pendiente' && (
        <ButtonLink variant="go" to={paths.gameLobby(gameId)}>
          {competitionWords.play}
        </ButtonLink>
      )}
    </GameRow>
  );
}

function whenOf({ status, gameDate, agreedAt }: LeagueGame, isMissed: boolean): string {
  if (status === 'pendiente' && agreedAt) {
    return competitionWords.agreedTime(formatTime(agreedAt), isMissed);
  }
  return gameDate ? formatDate(gameDate) : words.noDate;
}

/** Whether there is a result in legs. */
const isDecidedByDarts = ({ status, endReason }: LeagueGame): boolean =>
  status === 'finalizada' && !hasNoScore(endReason);
