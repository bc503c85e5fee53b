/** The time an absent rival has left, as it is drawn and as it is said. Absent until the server has sent it. */
import { clockFace } from '#ui/countdown.ts';
import { words } from './words.ts';

const MINUTE_S = 60;

export const timeLeft = (seconds: number | undefined): string =>
  seconds === undefined ? words.rivalAway.noTimeYet : clockFace(seconds);

/** The dashes of a ring as long as 1: what is left of so many seconds, and a gap for the rest. */
export const ringOf = (seconds = 0, totalSeconds = 1): string =>
  `${Math.min(seconds / totalSeconds, 1)} 1`;

/** Changes once a minute, so that whoever listens hears more than a clock. */
export function wordsFor(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  if (seconds === 0) return words.rivalAway.timeIsUp;
  return words.rivalAway.minutesLeft(Math.ceil(seconds / MINUTE_S));
}
