import { getMe } from '@darts/contracts/addresses/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#platform/api.ts';
import { useConnection } from '#platform/connection.ts';
import { sessionQuery } from '#platform/session.ts';

/** Reloads the session after each reconnection: name, role and session may have changed. */
export function useReconnection(): void {
  const cache = useQueryClient();
  const connection = useConnection();
  const wasOffline = useRef(false);

  useEffect(() => {
    if (connection === 'offline') wasOffline.current = true;
    if (connection !== 'online' || !wasOffline.current) return undefined;
    wasOffline.current = false;

    // An answer that arrives after the next disconnection, or after a logout, is stale.
    const outdated = new AbortController();
    const ask = async () => {
      const { user } = await call(getMe, { signal: outdated.signal });
      if (!outdated.signal.aborted) cache.setQueryData(sessionQuery.queryKey, user);
    };
    ask().catch(() => {}); // the known session stays; `call` handles an expired session
    return () => outdated.abort();
  }, [connection, cache]);
}
