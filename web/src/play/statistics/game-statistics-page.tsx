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
import { GameStatistics } from './game-statistics.tsx';

const TITLE = 'Estadísticas de la partida';

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
        <GameStatistics title={TITLE} view={view} />
      ) : (
        <>
          <PageTitle title={TITLE} className={text['hidden']} />
          <div className={layout['card']}>
            <EmptyState title="No se pudo cargar la partida." isError />
          </div>
        </>
      )}
    </div>
  );
}
