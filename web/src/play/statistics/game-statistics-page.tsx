import type { GameView } from '@darts/contracts/play';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isMissing } from '#platform/api-error.ts';
import { paths } from '#platform/paths.ts';
import { useSearchParams } from '#platform/search-params.ts';
import { gameQuery, useGameEvents, useWatching } from '#play/queries.ts';
import { BackButton } from '#ui/back-link.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { SHEET } from '#paper/address.ts';
import { playWords } from '#play/words.ts';
import { GameStatistics } from './game-statistics.tsx';
import { statisticsWords } from './words.ts';

type Props = {
  readonly competition: (game: GameView) => ReactNode; // the league or tournament, if any
  /** Fills in placeholders for players that are still unknown, such as the winner of another game. */
  readonly named: (game: GameView, show: (game: GameView) => ReactNode) => ReactNode;
  readonly sheet: (game: GameView) => ReactNode; // the printed sheet, in place of the page
};

/** The page of a game, for any user. */
export function GameStatisticsPage({ competition, named, sheet }: Props) {
  const { gameId = '' } = useParams(); // always set by the route
  useGameEvents();
  const { data: view, error, refetch } = useQuery(gameQuery(gameId));
  useWatching(view?.gameId);
  const [address] = useSearchParams();

  if (view && address.has(SHEET)) return sheet(view);

  return (
    <div className={layout.page}>
      <BackButton otherwise={paths.home} />
      {view &&
        named(view, (shown) => (
          <GameStatistics
            title={statisticsWords.title}
            view={shown}
            competition={competition(view)}
          />
        ))}
      {!view && (
        <>
          <PageTitle title={statisticsWords.title} className={text.hidden} />
          {!error && (
            <div aria-busy="true">
              <Skeleton height={320} />
            </div>
          )}
          {isMissing(error) ? (
            <LoadFailure title={statisticsWords.missing} />
          ) : (
            error && <LoadFailure title={playWords.couldNotLoad} onRetry={() => void refetch()} />
          )}
        </>
      )}
    </div>
  );
}
