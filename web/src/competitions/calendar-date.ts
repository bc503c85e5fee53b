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

const DAY_MS = 86_400_000;

/** How many days after today a time is, where games are thrown; negative for one of a day before. */
export const daysAhead = (at: string): number =>
  (Date.parse(isoDay.format(new Date(at))) - Date.parse(today())) / DAY_MS;

/** The year of a time, where games are thrown. */
const yearOf = (at: Date): string => isoDay.format(at).slice(0, 4);

/** As times are read by some fields and the hour, with the year where it is not the current one. */
function timesBy(fields: Intl.DateTimeFormatOptions): (at: string) => string {
  const all = { ...fields, hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Madrid' } as const;
  const ofThisYear = new Intl.DateTimeFormat('es', all);
  const ofAnother = new Intl.DateTimeFormat('es', { ...all, year: 'numeric' });
  return (at) => {
    const time = new Date(at);
    return (yearOf(time) === yearOf(new Date()) ? ofThisYear : ofAnother).format(time);
  };
}

/** A time as clocks show it where games are thrown: jueves, 22 de octubre, 20:30. */
export const formatTime = timesBy({ weekday: 'long', day: 'numeric', month: 'long' });

/** The same where there is little room: 22 oct, 20:30. */
export const formatShortTime = timesBy({ day: 'numeric', month: 'short' });
