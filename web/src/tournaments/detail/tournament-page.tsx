import { useParams } from 'react-router';
import { DetailSkeleton } from '#competitions/detail/detail-skeleton.tsx';
import { NotLoaded } from '#competitions/detail/not-loaded.tsx';
import { paths } from '#platform/paths.ts';
import { tournamentKind } from '#tournaments/kind.ts';
import { useTournament } from '#tournaments/use-tournament.ts';
import { BackLink } from '#ui/back-link.tsx';
import layout from '#ui/layout.module.css';
import { TournamentDetail } from './tournament-detail.tsx';
import { words } from './words.ts';

/** A tournament, pending or begun. */
export function TournamentPage() {
  const { tournamentId = '' } = useParams(); // the route has one
  const { tournament, error, isLoading, retry } = useTournament(tournamentId);

  return (
    <div className={layout['page']}>
      <BackLink to={paths.tournaments}>{tournamentKind.words.back}</BackLink>
      {isLoading && <DetailSkeleton title={words.title} />}
      {tournament && <TournamentDetail key={tournamentId} tournament={tournament} />}
      {!tournament && !isLoading && (
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
