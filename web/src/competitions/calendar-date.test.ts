import { afterEach, expect, test, vi } from 'vitest';
import { formatShortTime, formatTime } from './calendar-date.ts';

afterEach(() => void vi.useRealTimers());

/** Returns the long and the short text of a time, read at another. */
function readAt(now: string, at: string): readonly string[] {
  vi.useFakeTimers({ now: Date.parse(now) });
  return [formatTime(at), formatShortTime(at)];
}

test.each([
  {
    of: 'this year',
    now: '2026-10-20T10:00:00Z',
    at: '2026-10-22T18:30:00Z',
    read: ['jueves, 22 de octubre, 20:30', '22 oct, 20:30'],
  },
  {
    of: 'the next year, some days ahead',
    now: '2026-12-30T10:00:00Z',
    at: '2027-01-02T19:30:00Z',
    read: ['sábado, 2 de enero de 2027, 20:30', '2 ene 2027, 20:30'],
  },
  {
    of: 'nearly a year ahead',
    now: '2026-10-20T10:00:00Z',
    at: '2027-10-19T18:30:00Z',
    read: ['martes, 19 de octubre de 2027, 20:30', '19 oct 2027, 20:30'],
  },
  {
    of: 'last year',
    now: '2027-01-02T10:00:00Z',
    at: '2026-12-30T19:30:00Z',
    read: ['miércoles, 30 de diciembre de 2026, 20:30', '30 dic 2026, 20:30'],
  },
  {
    of: 'a year that has begun in Spain, but not in UTC',
    now: '2026-12-31T23:10:00Z',
    at: '2026-12-31T23:30:00Z',
    read: ['viernes, 1 de enero, 00:30', '1 ene, 00:30'],
  },
  {
    of: 'a year that begins tonight in Spain',
    now: '2026-12-31T22:30:00Z',
    at: '2026-12-31T23:30:00Z',
    read: ['viernes, 1 de enero de 2027, 00:30', '1 ene 2027, 00:30'],
  },
])('a time shows its year unless it is the current year: $of', ({ now, at, read }) => {
  expect(readAt(now, at)).toEqual(read);
});

test.each([
  ['2026-10-25T00:30:00Z', 'domingo, 25 de octubre, 02:30'], // which clocks show twice
  ['2026-10-25T01:30:00Z', 'domingo, 25 de octubre, 02:30'],
  ['2026-10-25T19:30:00Z', 'domingo, 25 de octubre, 20:30'],
])('a time is shown in clock time on the day the clocks go back: %s', (at, long) => {
  expect(readAt('2026-10-20T10:00:00Z', at)[0]).toBe(long);
});

test('a time names its zone only on a device with another clock time', () => {
  const at = '2026-10-22T18:30:00Z';
  const now = '2026-10-20T10:00:00Z';
  vi.stubEnv('TZ', 'Atlantic/Canary');
  expect(readAt(now, at)).toEqual([
    'jueves, 22 de octubre, 20:30 (hora peninsular)',
    '22 oct, 20:30 (hora peninsular)',
  ]);
  vi.stubEnv('TZ', 'Europe/Paris');
  expect(readAt(now, at)).toEqual(['jueves, 22 de octubre, 20:30', '22 oct, 20:30']);
});
