/** Times and dates where the games are thrown. */
const ZONE = 'Europe/Madrid';

/** The date of a time, as YYYY-MM-DD. */
export const dateOf = (time: number): string =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(ZONE).toPlainDate().toString();

/**
 * The time at which a clock there shows a day and hour. Nothing for an hour that clocks jump over in
 * spring; of one that they show twice in autumn, the first.
 *
 * @param local as YYYY-MM-DDTHH:MM
 */
export function timeOf(local: string): number | undefined {
  const shown = Temporal.PlainDateTime.from(local);
  const time = shown.toZonedDateTime(ZONE, { disambiguation: 'earlier' });
  return time.toPlainDateTime().equals(shown) ? time.epochMilliseconds : undefined;
}
