import { useSyncExternalStore } from 'react';

type Time = string | null | undefined;

const LOOK_MS = 5_000;

function watch(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
}

const never = () => () => {};

/** Whether a time, if there is one, has gone by. */
export const hasGoneBy = (at: Time): boolean => !!at && Date.parse(at) <= Date.now();

/** The same on a page that stays open while it goes by. */
export const useHasGoneBy = (at: Time): boolean =>
  useSyncExternalStore(at && !hasGoneBy(at) ? watch : never, () => hasGoneBy(at));
