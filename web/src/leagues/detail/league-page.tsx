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
import { BackLink } from '#ui/back-link.tsx';
import layout from '#ui/layout.module.css';
import { LeagueDetail } from './league-detail.tsx';
import { words } from './words.ts';

/** A league, pending or begun, kept as it is while it is looked at. */
export function LeaguePage() {
  const { leagueId = '' } = useParams(); // the route has one
  const { data, error, refetch } = useQuery(leagueQuery(leagueId));
  const league = isMissing(error) ? undefined : data; // it may have been deleted meanwhile
  useErrorToast(error, words.loadFailed);
  useWatch({ leagueId }, leagueQuery(leagueId).queryKey);

  return (
    <div className={layout['page']}>
      <BackLink to={paths.leagues}>{leagueKind.words.back}</BackLink>
      {!league && !error && <DetailSkeleton title={words.title} />}
      {league && <LeagueDetail key={leagueId} league={league} />}
      {!league && error && (
        <NotLoaded
          title={words.title}
          kind={leagueKind}
          error={error}
          words={words.loadFailed}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
