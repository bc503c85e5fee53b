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

    // An answer that comes after the next loss, or after logging out, is of another time.
    const outdated = new AbortController();
    const ask = async () => {
      const { user } = await call(getMe, { signal: outdated.signal });
      if (!outdated.signal.aborted) cache.setQueryData(sessionQuery.queryKey, user);
    };
    ask().catch(() => {}); // what is known holds; a session that is over has been seen to
    return () => outdated.abort();
  }, [connection, cache]);
}
