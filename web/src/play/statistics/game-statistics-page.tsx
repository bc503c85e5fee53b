import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { gameQuery, useGameNews, useWatching } from '#play/queries.ts';
import layout from '#ui/layout.module.css';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { BackButton } from './back-button.tsx';
import { GameStatistics } from './game-statistics.tsx';

const TITLE = 'Estadísticas de la partida';

/** A game to look at, for anybody who is logged in. */
export function GameStatisticsPage() {
  const { gameId = '' } = useParams(); // the route has one
  useGameNews();
  useWatching(gameId);
  const { data: view, isError } = useQuery(gameQuery(gameId));

  if (!view && !isError) return <Loading />;
  return (
    <div className={layout['page']}>
      <BackButton />
      {view ? (
        <GameStatistics title={TITLE} view={view} />
      ) : (
        <>
          <PageTitle title={TITLE} className={text['hidden']} />
          <div className={layout['card']}>
            <Notice title="No se pudo cargar la partida." isError />
          </div>
        </>
      )}
    </div>
  );
}
