import { useParams } from 'react-router';
import { BackLink } from '#competitions/back-link.tsx';
import { NotLoaded } from '#competitions/not-loaded.tsx';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { Loading } from '#ui/loading.tsx';
import { BracketDetail } from './bracket-detail.tsx';
import styles from './bracket-page.module.css';
import { tournamentKind } from './kind.ts';
import { useTournament } from './use-tournament.ts';

/** Who meets whom in a tournament, round by round. */
export function BracketPage() {
  const { tournamentId = '' } = useParams(); // the route has one
  const { tournament, isLoading, retry } = useTournament(tournamentId);

  if (isLoading) return <Loading />;
  return (
    <div className={classNames(layout['page'], styles['page'])}>
      <div className={styles['back']}>
        <BackLink to={paths.tournament(tournamentId)}>Volver al torneo</BackLink>
      </div>
      {tournament ? (
        <BracketDetail key={tournamentId} tournament={tournament} />
      ) : (
        <NotLoaded
          title="Cuadro del torneo"
          words={tournamentKind.words.loadFailed}
          onRetry={retry}
        />
      )}
    </div>
  );
}
