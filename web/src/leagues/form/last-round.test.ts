import { roundDates, WEEKDAYS } from '@darts/rules/leagues/schedule';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastRoundDate } from './last-round.ts';

test('the form shows the exact date on which the league ends', () => {
  const someDate = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2036-01-01'),
    noInvalidDate: true,
  });
  const someRounds = fc.integer({ min: 1, max: 198 });
  fc.assert(
    fc.property(someDate, fc.constantFrom(...WEEKDAYS), someRounds, (date, weekday, rounds) => {
      const startDate = date.toISOString().slice(0, 10);

      expect(lastRoundDate(startDate, weekday, rounds)).toBe(
        roundDates(startDate, weekday, rounds).at(-1),
      );
    }),
  );
});
