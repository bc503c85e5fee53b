import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isMissing } from '#platform/api-error.ts';
import { paths } from '#platform/paths.ts';
import { gameQuery, useGameEvents, useWatching } from '#play/queries.ts';
import { BackButton } from '#ui/back-link.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { words as play } from '#play/words.ts';
import { GameStatistics } from './game-statistics.tsx';
import { words } from './words.ts';

/** A game to look at, for anybody who is logged in. */
export function GameStatisticsPage() {
  const { gameId = '' } = useParams(); // the route has one
  useGameEvents();
  useWatching(gameId);
  const { data: view, error, refetch } = useQuery(gameQuery(gameId));

  if (!view && !error) return <Loading />;
  return (
    <div className={layout['page']}>
      <BackButton otherwise={paths.home} />
      {view ? (
        <GameStatistics title={words.title} view={view} />
      ) : (
        <>
          <PageTitle title={words.title} className={text['hidden']} />
          {isMissing(error) ? (
            <LoadFailure title={words.missing} />
          ) : (
            <LoadFailure title={play.couldNotLoad} onRetry={() => void refetch()} />
          )}
        </>
      )}
    </div>
  );
}
