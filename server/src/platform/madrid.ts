/** Times and dates in the time zone of the games. */
import { ZONE } from '#locale.ts';

/** Returns the date of a time in milliseconds, as YYYY-MM-DD. */
export const dateOf = (time: number): string =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(ZONE).toPlainDate().toString();

/**
 * Returns the time of a local date and hour, in milliseconds. In the hour that clocks repeat in autumn, the earlier
 * time.
 *
 * @param local as YYYY-MM-DDTHH:MM
 * @returns undefined for an hour that clocks skip in spring
 */
export function timeOf(local: string): number | undefined {
  const shown = Temporal.PlainDateTime.from(local);
  const time = shown.toZonedDateTime(ZONE, { disambiguation: 'earlier' });
  return time.toPlainDateTime().equals(shown) ? time.epochMilliseconds : undefined;
}
