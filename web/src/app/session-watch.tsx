import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onSessionLost } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { endSession } from '#platform/session.ts';

const LAST_PATH = 'last-path';

/** Sees to what concerns every page: a session that has ended, and the way one came. */
export function SessionWatch() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => sessionStorage.setItem(LAST_PATH, pathname), [pathname]);

  const logOut = useEffectEvent(() => {
    endSession(cache);
    // A local game needs no session, and would be lost.
    if (pathname !== paths.localGame) void navigate(paths.login);
  });
  useEffect(() => onSessionLost(() => logOut()), []);

  return null;
}
