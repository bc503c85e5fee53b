import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useNews } from '#platform/news.ts';
import { isGamePath, paths } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { openSocket } from '#platform/socket.ts';
import { toast } from '#ui/toast.ts';
import { CrashScreen } from './crash-screen.tsx';

const Invitations = lazy(async () => ({
  default: (await import('#lobby/invitations.tsx')).Invitations,
}));

/** The connection while somebody is logged in, and the news that concern every page. */
export function Realtime() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const userId = user?.userId;

  useEffect(() => (userId === undefined ? undefined : openSocket()), [userId]);
  useNews('error', ({ message }) => toast.error(message));
  useNews('joinGameRoom', ({ gameId }) => void navigate(paths.onlineGame(gameId)));

  if (!user || isGamePath(pathname)) return null;
  return (
    <CrashScreen instead={null}>
      <Suspense>
        <Invitations />
      </Suspense>
    </CrashScreen>
  );
}
