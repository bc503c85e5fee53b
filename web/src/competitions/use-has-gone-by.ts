import { useSyncExternalStore } from 'react';

type Time = string | null | undefined;

const LOOK_MS = 5_000;

function watch(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
}

const never = () => () => {};

/** True if the time is set and past. */
export const hasGoneBy = (at: Time): boolean => !!at && Date.parse(at) <= Date.now();

/** Like {@link hasGoneBy}, updated when the time passes on an open page. */
export const useHasGoneBy = (at: Time): boolean =>
  useSyncExternalStore(at && !hasGoneBy(at) ? watch : never, () => hasGoneBy(at));
