import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DetailSkeleton } from '#competitions/detail/detail-skeleton.tsx';
import { NotLoaded } from '#competitions/detail/not-loaded.tsx';
import { useWatch } from '#competitions/detail/use-watch.ts';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { leagueKind } from '#leagues/kind.ts';
import { leagueQuery } from '#leagues/queries.ts';
import { isMissing } from '#platform/api-error.ts';
import { paths } from '#platform/paths.ts';
import { useSearchParams } from '#platform/search-params.ts';
import { SHEET } from '#paper/address.ts';
import { BackLink } from '#ui/back-link.tsx';
import layout from '#ui/layout.module.css';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { LeagueDetail } from './league-detail.tsx';
import { leagueDetailWords } from './words.ts';

const RoundSheetPage = onDemand(() => import('#leagues/rounds/round-sheet-page.tsx'));

/** Page of a league, updated while it is open. */
export function LeaguePage() {
  const { leagueId = '' } = useParams(); // always set by the route
  const { data, error, refetch } = useQuery(leagueQuery(leagueId));
  const league = isMissing(error) ? undefined : data; // the league may have been deleted meanwhile
  useErrorToast(error, leagueDetailWords.loadFailed);
  useWatch({ leagueId }, leagueQuery(leagueId).queryKey);
  const [address] = useSearchParams();
  const sheet = league?.rounds.find(({ round }) => String(round) === address.get(SHEET));

  if (league && sheet) return <RoundSheetPage league={league} round={sheet.round} />;

  return (
    <div className={layout.page}>
      <BackLink to={paths.leagues}>{leagueKind.words.back}</BackLink>
      {!league && !error && <DetailSkeleton title={leagueDetailWords.title} />}
      {league && <LeagueDetail key={leagueId} league={league} />}
      {!league && error && (
        <NotLoaded
          title={leagueDetailWords.title}
          kind={leagueKind}
          error={error}
          words={leagueDetailWords.loadFailed}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
