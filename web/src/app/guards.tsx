import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';

/** Where a guest wanted to go before being sent to log in. */
type CameFrom = { readonly from?: string } | null;

/** Pages for the logged in. Guests are sent to log in, and come back afterwards. */
export function RequireUser() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [hadUser, noteUser] = useState(false);

  if (user && !hadUser) noteUser(true);
  if (user === undefined) return <Unchecked />;
  if (user) return <Outlet />;
  // Whoever has just logged out does not want back to a page of theirs.
  return <Navigate to={paths.login} replace state={hadUser ? null : { from: pathname }} />;
}

/** Pages for guests. The logged in are sent on. */
export function RequireGuest() {
  const { user } = useSession();
  // Only RequireUser puts anything there.
  const cameFrom = useLocation().state as CameFrom;

  if (user === undefined) return <Unchecked />;
  return user ? <Navigate to={cameFrom?.from ?? paths.home} replace /> : <Outlet />;
}

function Unchecked() {
  const { isError, retry } = useSession();
  if (!isError) return <Loading />;
  return (
    <Notice title="No se puede conectar con el servidor." isError>
      <Button onClick={() => void retry()}>Reintentar</Button>
    </Notice>
  );
}
