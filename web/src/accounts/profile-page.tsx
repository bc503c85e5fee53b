import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import layout from '#ui/layout.module.css';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { FinishedGames } from './finished-games.tsx';
import { ProfileCharts } from './profile-charts.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileStats } from './profile-stats.tsx';
import { userQuery } from './queries.ts';

/** A player, for anybody who is logged in. */
export function ProfilePage() {
  const { userId = '' } = useParams(); // the route has one
  const { data: user, isError, refetch } = useQuery(userQuery(userId));

  if (isError && !user) return <ProfileError onRetry={() => void refetch()} />;
  if (!user) return <ProfileSkeleton />;

  return (
    <div className={layout['page']}>
      <ProfileHead user={user} />
      <ProfileStats stats={user.stats} />
      <ProfileCharts key={userId} user={user} />
      <FinishedGames key={`games-${userId}`} userId={userId} />
    </div>
  );
}

function ProfileError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={layout['page']}>
      <PageTitle title="Perfil" className={text['hidden']} />
      <LoadFailure title="Error al cargar el perfil." onRetry={onRetry} />
    </div>
  );
}
