import { useSyncExternalStore } from 'react';

const LOOK_MS = 200;

function watch(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
}

/**
 * Whole seconds until a time by `performance.now()`, rounded up and never below 0. Counts nothing
 * down: each look asks the clock, so that a sleep of the tab changes nothing.
 */
export const useSecondsUntil = (time: number | undefined): number | undefined =>
  useSyncExternalStore(watch, () =>
    time === undefined ? undefined : Math.max(0, Math.ceil((time - performance.now()) / 1000)),
  );
