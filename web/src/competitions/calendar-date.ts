import { dateFormat, isoFormat, ZONE } from '#platform/locale.ts';
import { competitionWords } from './words.ts';

/** Format of dates given as YYYY-MM-DD. In UTC, the day is the same in every time zone. */
const day = dateFormat({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date: 03/09/2026. */
export const formatDate = (date: string): string => day.format(new Date(date));

const moment = dateFormat({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: ZONE,
});

const isoDay = isoFormat({ timeZone: ZONE });

/** Returns today's date in the zone of the competitions. */
export const today = (): string => isoDay.format(new Date());

const DAY_MS = 86_400_000;

/** Returns the days from today to a time, in the zone of the competitions; negative for the past. */
export const daysAhead = (at: string): number =>
  (Date.parse(isoDay.format(new Date(at))) - Date.parse(today())) / DAY_MS;

/** Returns the year of a time in the zone of the competitions. */
const yearOf = (at: Date): string => isoDay.format(at).slice(0, 4);

/** Returns a function that formats a time with `fields`, and with the year unless it is the current year. */
function timesBy(fields: Intl.DateTimeFormatOptions): (at: string) => string {
  const all = { ...fields, hour: '2-digit', minute: '2-digit', timeZone: ZONE } as const;
  const ofThisYear = dateFormat(all);
  const ofAnother = dateFormat({ ...all, year: 'numeric' });
  return (at) => {
    const time = new Date(at);
    return (yearOf(time) === yearOf(new Date()) ? ofThisYear : ofAnother).format(time);
  };
}

const clockIn = (timeZone?: string) =>
  isoFormat({ dateStyle: 'short', timeStyle: 'short', timeZone });
const clockThere = clockIn(ZONE);

/** Wraps a formatter: appends the zone if the clock of this device differs from the competitions' at that time. */
const withZone = (format: (at: string) => string) => (at: string) => {
  const time = new Date(at);
  const isSame = clockIn().format(time) === clockThere.format(time);
  return isSame ? format(at) : competitionWords.peninsular(format(at));
};

/** Formats a time in the zone of the competitions: jueves, 22 de octubre, 20:30. */
export const formatTime = withZone(timesBy({ weekday: 'long', day: 'numeric', month: 'long' }));

/** Formats a time briefly, without its zone: 22 oct, 20:30. */
export const formatClock = timesBy({ day: 'numeric', month: 'short' });

/** Formats a time briefly, with its zone if it differs: 22 oct, 20:30. */
export const formatShortTime = withZone(formatClock);

/** Formats the time of a history entry: 22 de octubre de 2026, 20:30. */
export const formatMoment = withZone((at) => moment.format(new Date(at)));
