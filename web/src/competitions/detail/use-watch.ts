import type { Asked } from '@darts/contracts/realtime';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from '#platform/connection.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { ask } from '#platform/socket.ts';

/** Range of the random delay of a refresh, so that watchers do not all ask at once after a change. */
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
      // Events sent before the subscription were missed.
      .then(refresh)
      .catch(() => {}); // best effort: the page is also refetched on focus
    return () => {
      ask('unwatch', watched).catch(() => {});
    };
  });
  useEffect(() => (isOnline ? watch() : undefined), [isOnline, id]);
}
