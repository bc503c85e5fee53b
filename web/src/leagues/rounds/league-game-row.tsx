import type { LeagueGame } from '@darts/contracts/leagues';
import { namesOf, playersOf, winnerOf } from '@darts/contracts/game/pairs';
import { pairOf } from '@darts/rules/play/pair';
import { useState } from 'react';
import { formatDate, formatTime } from '#competitions/calendar-date.ts';
import { isAmong } from '#competitions/competition.ts';
import { endingNote } from '#competitions/ending-note.ts';
import { GameRow } from '#competitions/game-row.tsx';
import { GameDecision } from '#competitions/results/game-decision.tsx';
import { resultWords } from '#competitions/results/words.ts';
import { scoreOf } from '#competitions/score-of.ts';
import { useHasGoneBy } from '#competitions/use-has-gone-by.ts';
import { competitionWords } from '#competitions/words.ts';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { roundWords } from './words.ts';

type Props = {
  readonly game: LeagueGame;
  readonly isPlayable: boolean; // true while the league is in progress
  readonly legs: number; // maximum number of legs of a game
  readonly isDecidable?: boolean; // true if the user may decide the game as an organiser
};

/** Game of a league, with a button if it is the user's own. */
export function LeagueGameRow({ game, isPlayable, legs, isDecidable = false }: Props) {
  const { userId } = useUser();
  const { gameId, status } = game;
  const players = playersOf(game);
  const winner = winnerOf(game);
  const isMissed = useHasGoneBy(game.agreedAt);
  const isOwn = isAmong(players, userId);

  return (
    <GameRow
      gameId={gameId}
      status={status}
      date={whenOf(game, isMissed)}
      players={pairOf((side) => ({ name: players[side].username, hasWon: side === winner }))}
      between={between(game, legs)}
      note={endingNote(game.endReason, winner !== undefined)}
      isVoided={game.isVoided}
      isOwn={isOwn}
    >
      {isOwn && isPlayable && status === 'pendiente' && (
        <ButtonLink variant="go" to={paths.gameLobby(gameId)}>
          {competitionWords.play}
        </ButtonLink>
      )}
      {isDecidable && status === 'pendiente' && (
        <EnterResult gameId={gameId} title={namesOf(game).join(' - ')} />
      )}
    </GameRow>
  );
}

type EnterResultProps = { readonly gameId: string; readonly title: string };

function EnterResult({ gameId, title }: EnterResultProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={`${resultWords.enter}: ${title}`} onClick={() => setOpen(true)}>
        {resultWords.enter}
      </Button>
      {isOpen && <GameDecision gameId={gameId} onClose={() => setOpen(false)} />}
    </>
  );
}

function whenOf({ status, gameDate, agreedAt }: LeagueGame, isMissed: boolean): string {
  if (status === 'pendiente' && agreedAt) {
    return competitionWords.agreedTime(formatTime(agreedAt), isMissed);
  }
  return gameDate ? formatDate(gameDate) : roundWords.noDate;
}

/** Returns the text between the names: the legs of a finished game of several legs, else 'vs'. */
function between(game: LeagueGame, legs: number): string {
  const final = legs > 1 && game.status === 'finalizada' && scoreOf(game, legs);
  return final ? roundWords.legs(final) : roundWords.versus;
}
