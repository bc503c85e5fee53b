import { useSyncExternalStore } from 'react';

const MINUTE_S = 60;

/** Formats seconds as minutes and seconds: 4:07. */
export const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;

const LOOK_MS = 200;

function watch(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
}

/**
 * Returns the whole seconds until a time of `performance.now()`, rounded up and never below 0. Each reading asks the
 * clock, so that a sleep of the tab causes no error.
 */
export const useSecondsUntil = <Time extends number | undefined>(time: Time) =>
  useSyncExternalStore(watch, () =>
    time === undefined ? undefined : Math.max(0, Math.ceil((time - performance.now()) / 1000)),
  ) as Time extends number ? number : undefined; // undefined only if `time` is
