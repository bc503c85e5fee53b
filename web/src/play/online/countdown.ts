/** The time an absent rival has left, as it is drawn and as it is said. Absent until the server has sent it. */
import { useSyncExternalStore } from 'react';
import { words } from './words.ts';

const MINUTE_S = 60;

/** Minutes and seconds: 4:07. */
export function timeLeft(seconds: number | undefined): string {
  if (seconds === undefined) return words.rivalAway.noTimeYet;
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
}

/** The dashes of a ring as long as 1: what is left of so many seconds, and a gap for the rest. */
export const ringOf = (seconds = 0, totalSeconds = 1): string =>
  `${Math.min(seconds / totalSeconds, 1)} 1`;

/** Changes once a minute, so that whoever listens hears more than a clock. */
export function wordsFor(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  if (seconds === 0) return words.rivalAway.timeIsUp;
  return words.rivalAway.minutesLeft(Math.ceil(seconds / MINUTE_S));
}

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
