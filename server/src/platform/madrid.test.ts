import { describe, expect, test } from 'vitest';
import { dateOf, timeOf } from './madrid.ts';

const isoOf = (local: string) => {
  const time = timeOf(local);
  return time === undefined ? 'no such time' : new Date(time).toISOString();
};

describe('a clock in Madrid', () => {
  test.each([
    ['in winter', '2026-12-03T20:30', '2026-12-03T19:30:00.000Z'],
    ['in summer', '2026-07-02T20:30', '2026-07-02T18:30:00.000Z'],
    ['just before the clocks go forward', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['in the hour that is skipped', '2026-03-29T02:00', 'no such time'],
    ['in the last minute that is skipped', '2026-03-29T02:59', 'no such time'],
    ['just after the clocks have gone forward', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['in the hour that comes twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['just after the hour that comes twice', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s: %s is %s', (_, local, iso) => {
    expect(isoOf(local)).toBe(iso);
  });

  test('changes the date at its own midnight', () => {
    expect(dateOf(Date.parse('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
    expect(dateOf(Date.parse('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });
});
