/** The date of a time, as YYYY-MM-DD, where the leagues are played. */
export const dateOf = (time: number): string =>
  Temporal.Instant.fromEpochMilliseconds(time)
    .toZonedDateTimeISO('Europe/Madrid')
    .toPlainDate()
    .toString();
