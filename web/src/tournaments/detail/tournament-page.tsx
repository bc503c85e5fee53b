import { useParams } from 'react-router';
import { NotLoaded } from '#competitions/detail/not-loaded.tsx';
import { paths } from '#platform/paths.ts';
import { tournamentKind } from '#tournaments/kind.ts';
import { useTournament } from '#tournaments/use-tournament.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import layout from '#ui/layout.module.css';
import { TournamentDetail } from './tournament-detail.tsx';
import { words } from './words.ts';

/** A tournament, pending or begun. */
export function TournamentPage() {
  const { tournamentId = '' } = useParams(); // the route has one
  const { tournament, error, isLoading, retry } = useTournament(tournamentId);

  if (isLoading) return <Loading />;
  return (
    <div className={layout['page']}>
      <BackLink to={paths.tournaments}>{tournamentKind.words.back}</BackLink>
      {tournament ? (
        <TournamentDetail key={tournamentId} tournament={tournament} />
      ) : (
        <NotLoaded
          title={words.title}
          kind={tournamentKind}
          error={error}
          words={tournamentKind.words.loadFailed}
          onRetry={retry}
        />
      )}
    </div>
  );
}
