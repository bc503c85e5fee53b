import type { Asked } from '@darts/contracts/realtime';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from '#platform/connection.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { ask } from '#platform/socket.ts';

/** Spread of the refreshes of all watchers after a change, so that they do not ask at once. */
const SPREAD_MS = 1500;

/** Subscribes to a competition at the server, and invalidates its cache after each change. */
export function useWatch(watched: Asked<'watch'>, queryKey: QueryKey): void {
  const cache = useQueryClient();
  const isOnline = useConnection() === 'online';
  const id = Object.values(watched).join();

  const refresh = () => cache.invalidateQueries({ queryKey });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onChange = (changedId: string) => {
    if (changedId !== id) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void refresh();
    }, Math.random() * SPREAD_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useServerEvent('leagueChanged', ({ leagueId }) => onChange(leagueId));
  useServerEvent('tournamentChanged', ({ tournamentId }) => onChange(tournamentId));

  const watch = useEffectEvent(() => {
    ask('watch', watched)
      // Events from before the subscription are lost.
      .then(refresh)
      .catch(() => {}); // then the page is fetched anew when it gets the focus
    return () => {
      ask('unwatch', watched).catch(() => {});
    };
  });
  useEffect(() => (isOnline ? watch() : undefined), [isOnline, id]);
}
