import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useParams } from 'react-router';
import { BackLink } from '#competitions/back-link.tsx';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { useWatch } from '#competitions/use-watch.ts';
import { useNews } from '#platform/news.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { BracketDetail } from './bracket-detail.tsx';
import styles from './bracket-page.module.css';
import { tournamentQuery } from './queries.ts';

const FAILURE = 'Error al cargar el torneo';

/** Who meets whom in a tournament, round by round, kept as it is while it is looked at. */
export function BracketPage() {
  const { tournamentId = '' } = useParams(); // the route has one
  const cache = useQueryClient();
  const { queryKey } = tournamentQuery(tournamentId);
  const { data: tournament, error, refetch } = useQuery(tournamentQuery(tournamentId));
  useErrorToast(error, FAILURE);
  useWatch({ tournamentId }, queryKey);
  useNews('tournamentChanged', (changed) => {
    if (changed.tournamentId === tournamentId) void cache.invalidateQueries({ queryKey });
  });

  if (!tournament && !error) return <Loading />;
  return (
    <div className={classNames(layout['page'], styles['page'])}>
      <div className={styles['back']}>
        <BackLink to={paths.tournament(tournamentId)}>Volver al torneo</BackLink>
      </div>
      {tournament ? (
        <BracketDetail key={tournamentId} tournament={tournament} />
      ) : (
        <>
          <PageTitle title="Cuadro del torneo" className={text['hidden']} />
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
