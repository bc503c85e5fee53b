import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { gameQuery, useGameEvents, useWatching } from '#play/queries.ts';
import { BackButton } from '#ui/back-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
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
  const { data: view, isError } = useQuery(gameQuery(gameId));

  if (!view && !isError) return <Loading />;
  return (
    <div className={layout['page']}>
      <BackButton otherwise={paths.home} />
      {view ? (
        <GameStatistics title={words.title} view={view} />
      ) : (
        <>
          <PageTitle title={words.title} className={text['hidden']} />
          <div className={layout['card']}>
            <EmptyState title={play.couldNotLoad} isError />
          </div>
        </>
      )}
    </div>
  );
}
