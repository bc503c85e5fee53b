import { useEffect, useState, type ReactElement } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { onSessionLost } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { pageToReturnTo, returnTo, useLoginState } from '#platform/return-to.ts';
import { useSession } from '#platform/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { uiWords } from '#ui/words.ts';
import { PublicPage } from './page-loaders.ts';
import { appWords } from './words.ts';

/** Requires a session; guests get the public page. */
export const RequireReader = () => <RequireUser forGuests={<PublicPage />} />;

/** Requires a session; guests are sent to log in, and return afterwards. */
export function RequireUser({ forGuests }: { forGuests?: ReactElement }) {
  const { user } = useSession();
  const location = useLocation();
  const [hadUser, noteUser] = useState(false);
  const [isLost, noteLoss] = useState(false); // the session was lost, not ended by a logout
  useEffect(() => onSessionLost(() => noteLoss(true)), []);

  if (user && !hadUser) noteUser(true);
  if (user === undefined) return <Unchecked />;
  if (user) return <Outlet />;
  if (forGuests && !hadUser) return forGuests;
  // After a logout, the login page does not lead back to the page that was left.
  const hasLeft = hadUser && !isLost;
  return <Navigate to={paths.login} replace state={hasLeft ? null : returnTo(location)} />;
}

/** Requires a guest; logged-in users are redirected. */
export function RequireGuest() {
  const { user } = useSession();
  const state = useLoginState();

  if (user === undefined) return <Unchecked />;
  return user ? <Navigate to={pageToReturnTo(state)} replace /> : <Outlet />;
}

function Unchecked() {
  const { isError, retry } = useSession();
  if (!isError) return <Loading />;
  return (
    <EmptyState
      title={<PageTitle title={appWords.offline}>{appWords.unreachable}</PageTitle>}
      isError
    >
      <p>{appWords.localNeedsNone}</p>
      <Button onClick={() => void retry()}>{uiWords.retry}</Button>
      <ButtonLink to={paths.newGame}>{appWords.playLocally}</ButtonLink>
    </EmptyState>
  );
}
