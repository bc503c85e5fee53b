import type { PublicEvent } from '@darts/contracts/publishing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PUBLIC } from './queries.ts';

/** Those who look at a page refresh within so many milliseconds of a change, not all at once. */
const SPREAD_MS = 1500;

/** After a server that lets nobody follow, or is not there, it is asked again. In milliseconds. */
const AGAIN_AFTER_MS = 10_000;

/**
 * Keeps what is read of a public league or tournament as it is.
 *
 * @param path of its events; absent until it is known
 * @returns whether it has ceased to be public while it was looked at
 */
export function useFollowing(path: string | undefined): boolean {
  const cache = useQueryClient();
  const [isGone, setGone] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (path === undefined || isGone) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => cache.invalidateQueries({ queryKey: [PUBLIC] });
    const source = new EventSource(`/api${path}/events`);
    const on = (event: PublicEvent, act: () => void) => source.addEventListener(event, act);
    on('changed', () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refresh();
      }, Math.random() * SPREAD_MS);
    });
    on('gone', () => {
      source.close();
      setGone(true);
      cache.removeQueries({ queryKey: [PUBLIC] });
    });
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return; // it comes back by itself
      clearTimeout(timer);
      void refresh(); // it may not be public any more
      timer = setTimeout(() => setTries((before) => before + 1), AGAIN_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [cache, isGone, path, tries]);

  return isGone;
}
