import { useParams } from 'react-router';
import { DetailSkeleton } from '#competitions/detail/detail-skeleton.tsx';
import { NotLoaded } from '#competitions/detail/not-loaded.tsx';
import { paths } from '#platform/paths.ts';
import { useSearchParams } from '#platform/search-params.ts';
import { SHEET } from '#paper/address.ts';
import { tournamentKind } from '#tournaments/kind.ts';
import { useTournament } from '#tournaments/use-tournament.ts';
import { BackLink } from '#ui/back-link.tsx';
import layout from '#ui/layout.module.css';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { TournamentDetail } from './tournament-detail.tsx';
import { tournamentDetailWords } from './words.ts';

const GroupSheetPage = onDemand(() => import('#tournaments/groups/group-sheet-page.tsx'));

/** Page of a tournament, pending or begun. */
export function TournamentPage() {
  const { tournamentId = '' } = useParams(); // always set by the route
  const { tournament, error, isLoading, retry } = useTournament(tournamentId);
  const [address] = useSearchParams();
  const groups = tournament?.groups ?? [];
  const games = groups.flatMap((group) => group.games);
  const sheet = games.find(({ round }) => String(round) === address.get(SHEET));

  if (tournament && sheet) {
    return <GroupSheetPage tournament={tournament} groups={groups} round={sheet.round} />;
  }

  return (
    <div className={layout.page}>
      <BackLink to={paths.tournaments}>{tournamentKind.words.back}</BackLink>
      {isLoading && <DetailSkeleton title={tournamentDetailWords.title} />}
      {tournament && <TournamentDetail key={tournamentId} tournament={tournament} />}
      {!tournament && !isLoading && (
        <NotLoaded
          title={tournamentDetailWords.title}
          kind={tournamentKind}
          error={error}
          words={tournamentKind.words.loadFailed}
          onRetry={retry}
        />
      )}
    </div>
  );
}
