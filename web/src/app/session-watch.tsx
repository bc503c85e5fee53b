import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { onSessionLost } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { returnTo } from '#platform/return-to.ts';
import { endSession, sessionQuery, useSession } from '#platform/session.ts';
import { tabStore } from '#platform/storage.ts';
import { toast } from '#ui/toasts/toast.ts';
import { isForUsers } from './routes.ts';
import { appWords } from './words.ts';

const LAST_PATH = 'last-path';

/** True if no answer came. Such errors do not disturb a local game; pages that need the answer show them. */
const isOutOfReach = (error: Error) => error instanceof ApiError && error.status === 0;

/** Handles an expired session, and a failed check of it, on every page. */
export function SessionWatch() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const { user, error } = useSession();

  useEffect(() => tabStore.write(LAST_PATH, pathname), [pathname]);

  const logOut = useEffectEvent(() => {
    const isKnown = cache.getQueryData(sessionQuery.queryKey) === null;
    if (isKnown) return; // already handled: several calls may fail with the same expired session
    // The same text as the server's message, so that a failed call that shows its message adds no second toast.
    if (user) toast.error(appWords.sessionEnded);
    endSession(cache);
    // A local game needs no session, and would be lost.
    if (pathname === paths.localGame) return;
    const isWanted = isForUsers(pathname) || pathname.startsWith(paths.invitation(''));
    void navigate(paths.login, { state: isWanted ? returnTo(location) : null });
  });
  useEffect(() => onSessionLost(() => logOut()), []);

  useEffect(() => {
    if (error && !isOutOfReach(error)) toast.error(messageOf(error));
  }, [error]);

  return null;
}
