/** The time left for an absent rival, drawn and spoken; undefined until the server has sent it. */
import { clockFace } from '#ui/countdown.ts';
import { onlineWords } from './words.ts';

const MINUTE_S = 60;

export const timeLeft = (seconds: number | undefined): string =>
  seconds === undefined ? onlineWords.rivalAway.noTimeYet : clockFace(seconds);

/** Returns the `stroke-dasharray` of a ring of length 1: the share of `totalSeconds` that is left, and a gap. */
export const ringOf = (seconds = 0, totalSeconds = 1): string =>
  `${Math.min(seconds / totalSeconds, 1)} 1`;

/** Returns the words for screen readers, which change once a minute. */
export function wordsFor(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  if (seconds === 0) return onlineWords.rivalAway.timeIsUp;
  return onlineWords.rivalAway.minutesLeft(Math.ceil(seconds / MINUTE_S));
}
