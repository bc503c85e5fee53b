import type { PublicEvent } from '@darts/contracts/publishing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isMissing } from '#platform/api-error.ts';
import { PUBLIC } from './queries.ts';

/** Those who look at a page refresh within so many milliseconds of a change, not all at once. */
const SPREAD_MS = 1500;

/** After a server that lets nobody follow, or is not there, it is asked again. In milliseconds. */
const AGAIN_AFTER_MS = 10_000;

/** After one that knows of nothing public there: it may be made so again. */
const MISSING_AGAIN_AFTER_MS = 60_000;

function watchSight(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is in sight. */
const useIsSeen = (): boolean =>
  useSyncExternalStore(watchSight, () => document.visibilityState === 'visible');

/**
 * Keeps what is read of a public league or tournament as it is.
 *
 * @param path of its events; absent until it is known
 * @param error why it could not be read, the last time
 * @returns whether it has ceased to be public while it was looked at
 */
export function useFollowing(path: string | undefined, error: Error | null): boolean {
  const cache = useQueryClient();
  const [isGone, setGone] = useState(false);
  const [tries, setTries] = useState(0);
  // Browsers open six connections to a server, for all tabs together: one out of sight gives its own back. The
  // server says at once on each that something may have changed.
  const isSeen = useIsSeen();
  const againAfter = isMissing(error) ? MISSING_AGAIN_AFTER_MS : AGAIN_AFTER_MS;

  useEffect(() => {
    if (path === undefined || isGone || !isSeen) return undefined;
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
      timer = setTimeout(() => setTries((before) => before + 1), againAfter);
    });
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [cache, isGone, isSeen, path, tries, againAfter]);

  return isGone;
}
