import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countRounds, leagueRounds, roundDates, WEEKDAYS } from './schedule.ts';

const SIZES = Array.from({ length: 99 }, (_, index) => index + 2);

describe.each([
  { type: 'once', isHomeAndAway: false, meetings: 1 },
  { type: 'home and away', isHomeAndAway: true, meetings: 2 },
])('a league played $type', ({ isHomeAndAway, meetings }) => {
  test.each(SIZES)(
    'of %i players: every player meets every other player, and plays once a round at most',
    (n) => {
      const rounds = leagueRounds(n, isHomeAndAway);

      expect(rounds).toHaveLength(countRounds(n, isHomeAndAway));
      const pairs = rounds
        .flat()
        .map(({ home, away }) => [home, away].toSorted((a, b) => a - b).join());
      const counts = Map.groupBy(pairs, (pair) => pair);
      expect(counts.size).toBe((n * (n - 1)) / 2);
      expect([...counts.values()].every(({ length }) => length === meetings)).toBe(true);
      for (const round of rounds) {
        const players = round.flatMap(({ home, away }) => [home, away]);
        expect(new Set(players).size).toBe(players.length);
        expect(players).toHaveLength(n - (n % 2));
      }
    },
  );

  test.each(SIZES)(
    'of %i players: each rests once per half if the number is odd, and home and away balance',
    (n) => {
      const rounds = leagueRounds(n, isHomeAndAway);

      for (let player = 0; player < n; player += 1) {
        const home = rounds.flat().filter((game) => game.home === player).length;
        const away = rounds.flat().filter((game) => game.away === player).length;
        expect(rounds.length - home - away).toBe((n % 2) * meetings);
        expect(Math.abs(home - away)).toBeLessThanOrEqual(isHomeAndAway ? 0 : 1);
      }
    },
  );
});

test('the second half of a league mirrors the first half', () => {
  const rounds = leagueRounds(5, true);

  const mirror = rounds
    .slice(5)
    .map((round) => round.map(({ home, away }) => ({ home: away, away: home })));
  expect(mirror).toEqual(rounds.slice(0, 5));
});

describe('the dates of the rounds', () => {
  test('begin on the first matching weekday on or after the start, and follow every week', () => {
    expect(roundDates('2026-09-01', 'Jueves', 3)).toEqual([
      '2026-09-03',
      '2026-09-10',
      '2026-09-17',
    ]);
    expect(roundDates('2026-09-03', 'Jueves', 1)).toEqual(['2026-09-03']);
  });

  // At noon in Madrid, whatever its clock says there, it is that day in UTC too.
  const madrid = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'Europe/Madrid' });
  const weekdayOf = (date: string) => madrid.format(new Date(`${date}T12:00:00+01:00`));

  test('begin on their weekday, within a week of any start in ten years', () => {
    const first = Date.parse('2026-01-01');
    for (let day = 0; day < 3653; day += 1) {
      const start = first + day * 86_400_000;
      for (const weekday of WEEKDAYS) {
        const [date = ''] = roundDates(new Date(start).toISOString().slice(0, 10), weekday, 1);
        expect(weekdayOf(date)).toBe(weekday.toLowerCase());
        expect(Math.floor((Date.parse(date) - start) / 86_400_000 / 7)).toBe(0);
      }
    }
  });

  test('stay on their weekday week after week, across every change of the clock', () => {
    const someStart = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2036-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(someStart, fc.constantFrom(...WEEKDAYS), (start, weekday) => {
        const startDate = start.toISOString().slice(0, 10);
        const dates = roundDates(startDate, weekday, 60);

        for (const [week, date] of dates.entries()) {
          expect(weekdayOf(date)).toBe(weekday.toLowerCase());
          const days = Math.round((Date.parse(date) - Date.parse(startDate)) / 86_400_000);
          expect(Math.floor(days / 7)).toBe(week);
        }
      }),
      { numRuns: 50 },
    );
  });
});
