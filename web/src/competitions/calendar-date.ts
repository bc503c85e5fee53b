/** Dates of the calendar, as YYYY-MM-DD: the same day wherever they are read. */
const day = new Intl.DateTimeFormat('es', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** As it is read: 03/09/2026. */
export const formatDate = (date: string): string => day.format(new Date(date));

const isoDay = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Madrid' });

/** Today, where the competitions are played. */
export const today = (): string => isoDay.format(new Date());
