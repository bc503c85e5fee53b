import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useParams } from 'react-router';
import { BackLink } from '#competitions/back-link.tsx';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { useWatch } from '#competitions/use-watch.ts';
import { useNews } from '#platform/news.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { LeagueDetail } from './league-detail.tsx';
import { leagueQuery } from './queries.ts';

const FAILURE = 'Error al cargar los detalles de la liga';

/** A league, pending or begun, kept as it is while it is looked at. */
export function LeaguePage() {
  const { leagueId = '' } = useParams(); // the route has one
  const cache = useQueryClient();
  const { queryKey } = leagueQuery(leagueId);
  const { data: league, error, refetch } = useQuery(leagueQuery(leagueId));
  useErrorToast(error, FAILURE);
  useWatch({ leagueId }, queryKey);
  useNews('leagueChanged', (changed) => {
    if (changed.leagueId === leagueId) void cache.invalidateQueries({ queryKey });
  });

  if (!league && !error) return <Loading />;
  return (
    <div className={layout['page']}>
      <BackLink to={paths.leagues}>Volver a Ligas</BackLink>
      {league ? (
        <LeagueDetail key={leagueId} league={league} />
      ) : (
        <>
          <PageTitle title="Liga" className={text['hidden']} />
          <div className={layout['card']}>
            <Notice title={`${FAILURE}.`} isError>
              <Button onClick={() => void refetch()}>
                <RotateCw size={20} aria-hidden />
                Reintentar
              </Button>
            </Notice>
          </div>
        </>
      )}
    </div>
  );
}
