import ical, {
  escape,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { words } from '#words.ts';

/** Calendar event: all day, unless its time is known. */
export type CalendarDay = {
  readonly id: string; // the same in every version
  readonly version: number; // from 1; grows with each change
  readonly date: string; // YYYY-MM-DD
  readonly at?: number | undefined; // start in milliseconds; absent: the time is not known
  readonly summary: string;
  readonly about: string; // place and time
  readonly path: string; // of the event's page
  readonly isOff?: boolean; // called off
};

export type Calendar = {
  readonly name: string;
  readonly days: readonly CalendarDay[];
  readonly now: number;
  readonly publicUrl: URL;
};

/** Duration of an event with a known time. */
const EVENT_MS = 3_600_000;

const END = 'END:VCALENDAR';

// A time zone, which programs do not show. Some programs refuse a calendar without components.
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

/** Returns an iCalendar file (RFC 5545). All-day events are shown as free time. */
export function calendarOf({ name, days, now, publicUrl }: Calendar): string {
  const calendar = ical({
    name: escape(oneLine(name), false), // the library escapes all texts but this one
    prodId: { company: 'Tres Dardos', product: words.calendar.product, language: 'ES' },
  });
  for (const { id, version, date, at, summary, about, path, isOff } of days) {
    calendar.createEvent({
      id: `${id}@${publicUrl.hostname}`,
      sequence: version - 1,
      stamp: new Date(now), // identifies the newer of two files with the same sequence
      ...(at === undefined
        ? { start: new Date(`${date}T00:00:00Z`), allDay: true }
        : { start: new Date(at), end: new Date(at + EVENT_MS) }),
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

/** Replaces control characters by spaces. */
const oneLine = (name: string): string => name.replaceAll(/\p{Cc}+/gv, ' ');
