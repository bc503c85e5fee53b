import { expect, test } from 'vitest';
import { atRiskBefore } from './grace.ts';

test.each([
  ['2026-10-20T12:00+02:00', '2026-10-13'],
  ['2026-03-30T00:30+02:00', '2026-03-23'], // a day after one of 23 hours
  ['2026-10-26T23:30+01:00', '2026-10-19'], // and after one of 25
])('a week of grace ends by calendar days, across clock changes: %s', (at, date) => {
  expect(atRiskBefore({ grace_days: 7 }, Date.parse(at))).toBe(date);
});
