import ical, {
  escape,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { words } from '#words.ts';

/** A day in a calendar: what is on may be at any hour of it, unless that is known. */
export type CalendarDay = {
  readonly id: string; // of what is on; the same in every version
  readonly version: number; // from 1; grows when it changes
  readonly date: string; // YYYY-MM-DD
  readonly at?: number | undefined; // when it begins, in milliseconds
  readonly summary: string;
  readonly about: string; // where, and at what hour
  readonly path: string; // of its page
  readonly isOff?: boolean; // will not be
};

type Calendar = {
  readonly name: string;
  readonly days: readonly CalendarDay[];
  readonly now: number;
  readonly publicUrl: URL;
};

/** How long what has an hour takes there, in milliseconds. */
const LASTS = 3_600_000;

const END = 'END:VCALENDAR';

// A calendar has a component at least, or some programs refuse it. This one shows nothing.
const NOTHING = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
  END,
].join('\r\n');

/** Days as an iCalendar file (RFC 5545). Those without an hour keep nobody busy. */
export function calendarOf({ name, days, now, publicUrl }: Calendar): string {
  const calendar = ical({
    name: escape(oneLine(name), false), // which is not done with this one alone
    prodId: { company: 'Tres Dardos', product: words.calendar.product, language: 'ES' },
  });
  for (const { id, version, date, at, summary, about, path, isOff } of days) {
    calendar.createEvent({
      id: `${id}@${publicUrl.hostname}`,
      sequence: version - 1,
      stamp: new Date(now), // of two with the same sequence, the newer has the later
      ...(at === undefined
        ? { start: new Date(`${date}T00:00:00Z`), allDay: true }
        : { start: new Date(at), end: new Date(at + LASTS) }),
      summary: oneLine(summary),
      description: about.replaceAll(/[\p{Cc}--\n]+/gv, ' '),
      url: new URL(path, publicUrl).href,
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(at === undefined && {
        transparency: ICalEventTransparency.TRANSPARENT,
        busystatus: ICalEventBusyStatus.FREE,
      }),
    });
  }
  const text = calendar.toString();
  return `${days.length === 0 ? text.replace(END, NOTHING) : text}\r\n`;
}

/** Names from before control characters were refused may hold some. */
const oneLine = (name: string): string => name.replaceAll(/\p{Cc}+/gv, ' ');
