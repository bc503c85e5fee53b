import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { NotLoaded } from '#competitions/detail/not-loaded.tsx';
import { useWatch } from '#competitions/detail/use-watch.ts';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { leagueKind } from '#leagues/kind.ts';
import { leagueQuery } from '#leagues/queries.ts';
import { isMissing } from '#platform/api-error.ts';
import { paths } from '#platform/paths.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
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

  if (!league && !error) return <Loading />;
  return (
    <div className={layout['page']}>
      <BackLink to={paths.leagues}>{leagueKind.words.back}</BackLink>
      {league ? (
        <LeagueDetail key={leagueId} league={league} />
      ) : (
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
