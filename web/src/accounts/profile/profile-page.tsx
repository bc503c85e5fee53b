import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { userQuery } from '#accounts/queries.ts';
import { isMissing } from '#platform/api-error.ts';
import { AveragesExplained } from '#ui/chart/averages-explained.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { toast } from '#ui/toasts/toast.ts';
import { FinishedGames } from './finished-games.tsx';
import { ProfileFigures } from './profile-figures.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileStats } from './profile-stats.tsx';
import { Rivals } from './rivals.tsx';
import { profileWords } from './words.ts';

/** Profile of a player, for logged-in users. */
export function ProfilePage() {
  const { userId = '' } = useParams(); // always set by the route
  const { data: user, error, refetch } = useQuery(userQuery(userId));
  const failure = user ? null : error; // a failed refetch is ignored while a profile is shown

  useEffect(() => {
    if (failure) toast.error(profileWords.loadFailed);
  }, [failure]);

  if (failure) return <ProfileError error={failure} onRetry={() => void refetch()} />;
  if (!user) return <ProfileSkeleton />;

  return (
    <div className={layout.page}>
      <ProfileHead user={user} />
      <ProfileStats stats={user.stats} />
      <AveragesExplained />
      <ProfileFigures key={userId} userId={userId} />
      <Rivals key={`rivals-${userId}`} userId={userId} />
      <FinishedGames key={`games-${userId}`} userId={userId} />
    </div>
  );
}

type FailureProps = { readonly error: Error; readonly onRetry: () => void };

function ProfileError({ error, onRetry }: FailureProps) {
  return (
    <div className={layout.page}>
      <PageTitle title={profileWords.title} className={text.hidden} />
      {isMissing(error) ? (
        <LoadFailure title={profileWords.missing} />
      ) : (
        <LoadFailure title={profileWords.loadFailed} onRetry={onRetry} />
      )}
    </div>
  );
}
