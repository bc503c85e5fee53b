import { Suspense } from 'react';
import { NothingInstead } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { useSession } from '#platform/session.ts';
import { CrashScreen } from './crash-screen.tsx';

const UpcomingGames = onDemand(
  () => import('#competitions/dates/upcoming-games.tsx'),
  NothingInstead,
);

/** The user's upcoming games, loaded only for users. */
export function NextGames() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <CrashScreen instead={null}>
      <Suspense>
        <UpcomingGames />
      </Suspense>
    </CrashScreen>
  );
}
