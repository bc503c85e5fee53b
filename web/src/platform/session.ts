/** Session of the logged-in user. */
import { getOwnUser, hasSession as asksForSession } from '@darts/contracts/addresses/session';
import type { User } from '@darts/contracts/accounts';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useIsHydrated } from '#store.ts';
import { ApiError, messageOf } from './api-error.ts';
import { call } from './api.ts';
import { platformWords } from './words.ts';

/** The logged-in user, or null for a guest. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: 60_000,
  refetchOnReconnect: true, // finds the user of a page that was opened offline
  queryFn: async ({ signal }): Promise<User | null> => {
    const { hasSession } = await call(asksForSession, { signal });
    if (!hasSession) return null;
    return ownProfile(signal);
  },
});

async function ownProfile(signal: AbortSignal): Promise<User> {
  try {
    const { user } = await call(getOwnUser, { signal });
    return user;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.status, messageOf(error, platformWords.couldNotLoadUser));
  }
}

/** Session for which the build prerendered the page: null for a guest, undefined for any. */
export const DrawnFor = createContext<null | undefined>(undefined);

/** Returns the session. `user` is undefined until the session has been checked, and null for a guest. */
export function useSession() {
  const { data, error, isError, refetch } = useQuery(sessionQuery);
  const drawnFor = use(DrawnFor);
  // The server's answer may arrive before all parts of the page are hydrated.
  const user = useIsHydrated() ? data : drawnFor;
  return { user, error, isError: isError && user === undefined, retry: refetch };
}

/** Returns the logged-in user, on pages that require a session. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('no user on this page');
  return user;
}

/** Sets the session to the server's latest answer, and cancels pending requests for it. */
export function noteSession(cache: QueryClient, user: User | null): void {
  void cache.cancelQueries(sessionQuery);
  cache.setQueryData(sessionQuery.queryKey, user);
}

/** Clears the user, and everything that was loaded for them. */
export function endSession(cache: QueryClient): void {
  noteSession(cache, null);
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}
