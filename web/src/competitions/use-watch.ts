import type { Asked } from '@darts/contracts/realtime';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useConnection } from '#platform/connection.ts';
import { ask } from '#platform/socket.ts';

/** Has the news of a competition sent here, again after each reconnection. */
export function useWatch(watched: Asked<'watch'>, queryKey: QueryKey): void {
  const cache = useQueryClient();
  const isOnline = useConnection() === 'online';
  const id = Object.values(watched).join();

  const watch = useEffectEvent(() => {
    ask('watch', watched)
      // What happened before the server took note is no news any more.
      .then(() => cache.invalidateQueries({ queryKey }))
      .catch(() => {}); // then the page is fetched anew when it gets the focus
    return () => {
      ask('unwatch', watched).catch(() => {});
    };
  });
  useEffect(() => (isOnline ? watch() : undefined), [isOnline, id]);
}
