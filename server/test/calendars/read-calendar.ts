import ICAL from 'ical.js';
import nodeIcal, { type ParameterValue, type VEvent } from 'node-ical';
import { expect } from 'vitest';

/** An entry of a calendar, independent of the library. */
type CalendarEntry = {
  readonly uid: string;
  readonly sequence: number;
  readonly stamp: string;
  readonly start: string; // a day, or an instant
  readonly end: string | undefined;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly status: string;
  readonly keepsBusy: boolean;
};

const MAX_LINE_OCTETS = 75; // longer lines are folded (RFC 5545)

/** Reads a calendar with two libraries, which must agree, and returns its name and entries. */
export async function readCalendar(url: string, cookie?: string) {
  const answer = await fetch(url, cookie === undefined ? {} : { headers: { cookie } });
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  const tooLong = text.split('\r\n').filter((line) => Buffer.byteLength(line) > MAX_LINE_OCTETS);
  expect(tooLong).toEqual([]);
  const read = readByNodeIcal(text);
  expect(entriesByIcalJs(text)).toEqual(read.entries);
  return read;
}

function entriesByIcalJs(text: string) {
  const calendar = ICAL.Component.fromString(text);
  expect(calendar.getAllSubcomponents()).not.toEqual([]); // RFC 5545 asks for one
  return calendar.getAllSubcomponents('vevent').map((component): CalendarEntry => {
    const event = new ICAL.Event(component);
    const valueOf = (name: string) => component.getFirstPropertyValue(name);
    const at = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
    return {
      uid: event.uid,
      sequence: event.sequence,
      stamp: at(valueOf('dtstamp') as ICAL.Time),
      start: at(event.startDate),
      end: event.startDate.isDate ? undefined : at(event.endDate),
      summary: event.summary,
      description: event.description,
      url: String(valueOf('url')),
      status: String(valueOf('status')),
      keepsBusy: valueOf('transp') !== 'TRANSPARENT',
    };
  });
}

function readByNodeIcal(text: string) {
  const { vcalendar, ...others } = nodeIcal.sync.parseICS(text);
  const events = Object.values(others).filter((each): each is VEvent => each?.type === 'VEVENT');
  return {
    name: vcalendar?.['WR-CALNAME'],
    entries: events.map((event): CalendarEntry => {
      const isDay = event.datetype === 'date';
      return {
        uid: event.uid,
        sequence: Number(event.sequence),
        stamp: event.dtstamp.toISOString(),
        start: isDay ? localDay(event.start) : event.start.toISOString(),
        end: isDay ? undefined : event.end?.toISOString(),
        summary: textOf(event.summary),
        description: textOf(event.description),
        url: textOf(event.url),
        status: String(event.status),
        keepsBusy: event.transparency !== 'TRANSPARENT',
      };
    }),
  };
}

const textOf = (value: ParameterValue | undefined): string =>
  typeof value === 'object' ? value.val : String(value);

const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
