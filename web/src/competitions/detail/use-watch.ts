import type { Asked } from '@darts/contracts/realtime';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from '#platform/connection.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { ask } from '#platform/socket.ts';

/** Those who look at a competition refresh within so many milliseconds of a change, not all at once. */
const SPREAD_MS = 1500;

/** Keeps what is known of a competition as it is, by the news of it. */
export function useWatch(watched: Asked<'watch'>, queryKey: QueryKey): void {
  const cache = useQueryClient();
  const isOnline = useConnection() === 'online';
  const id = Object.values(watched).join();

  const refresh = () => cache.invalidateQueries({ queryKey });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hear = (changedId: string) => {
    if (changedId !== id) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void refresh();
    }, Math.random() * SPREAD_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useServerEvent('leagueChanged', ({ leagueId }) => hear(leagueId));
  useServerEvent('tournamentChanged', ({ tournamentId }) => hear(tournamentId));

  const watch = useEffectEvent(() => {
    ask('watch', watched)
      // What happened before the server took note is no news any more.
      .then(refresh)
      .catch(() => {}); // then the page is fetched anew when it gets the focus
    return () => {
      ask('unwatch', watched).catch(() => {});
    };
  });
  useEffect(() => (isOnline ? watch() : undefined), [isOnline, id]);
}
