import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
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
      <div className={layout['card']}>
        <Notice title="Error al cargar el perfil." isError>
          <Button onClick={onRetry}>
            <RotateCw size={20} aria-hidden />
            Reintentar
          </Button>
        </Notice>
      </div>
    </div>
  );
}
