import type { GameStage } from '@darts/contracts/competitions';
import { playersOf } from '@darts/contracts/game/pairs';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { formatDate } from '#competitions/calendar-date.ts';
import { GameDates } from '#competitions/dates/game-dates.tsx';
import { gameStageQuery } from '#competitions/queries.ts';
import { competitionWords } from '#competitions/words.ts';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Link } from '#ui/link.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import styles from './game-in-competition.module.css';
import { boardOf, competitionPath, isPlayer, partOf, rivalName, type GameOf } from './game-of.ts';

const ResultCard = onDemand(() => import('#competitions/results/result-card.tsx'));

/** Part of a game's page: its competition and, for its players, the buttons to begin the game. */
export function GameInCompetition({ game }: { readonly game: GameOf }) {
  const { userId } = useUser();
  const { data: stage, isLoadingError } = useQuery(gameStageQuery(game));
  const to = competitionPath(game);
  if (to === undefined || stage === null || isLoadingError) return null;

  const isKnown = playersOf(game).every((player) => player !== null);
  const { status } = game;
  const isPending = status === 'pendiente' && isKnown;
  const isToPlay = isPending && isPlayer(game, userId);
  return (
    <>
      <div className={styles.game}>
        {stage ? (
          <p className={styles.of}>
            <Link to={to}>{stage.name}</Link>
            <span>{about(game, stage)}</span>
            <CalledTo board={boardOf(game, stage, userId)} />
          </p>
        ) : (
          <Skeleton width={220} />
        )}
        {isToPlay && (
          <ButtonLink variant="go" className={styles.play} to={paths.gameLobby(game.gameId)}>
            {competitionWords.play}
          </ButtonLink>
        )}
      </div>
      {isPending && <GameDates gameId={game.gameId} rival={rivalName(game, userId)} />}
      {status !== 'encurso' && (
        <Suspense>
          <ResultCard gameId={game.gameId} version={game.version} />
        </Suspense>
      )}
    </>
  );
}

const CalledTo = ({ board }: { readonly board: string | undefined }) => board && <b>{board}</b>;

/** Describes a game: the part of the competition, the date, and a note if the game does not count. */
const about = (game: GameOf, stage: GameStage): string =>
  [
    partOf(game, stage),
    stage.date && formatDate(stage.date),
    stage.isVoided && game.endReason !== 'withdrawal' && competitionWords.doesNotCount, // the ending says it
  ]
    .filter(Boolean)
    .join(' · ');
