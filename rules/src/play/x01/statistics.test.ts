import fc from 'fast-check';
import { expect, test } from 'vitest';
import { threeDartAverage } from './figures/average.ts';
import { newGame, playTurn } from '../match.ts';
import { averagePerDart, averagePerTurn, tallyOf, totalsStep } from './statistics.ts';

const { turns } = [[60], [45], [41], [100], [0]].reduce(playTurn, newGame({ start: 100 }));

test('the tally of a player is the points and the number of their own turns; busts count 0', () => {
  expect(tallyOf(turns, 0)).toEqual({ points: 60, turns: 3 });
  expect(tallyOf(turns, 1)).toEqual({ points: 45, turns: 2 });
});

test('the average per turn is points by turns, and the average per dart is a third of that', () => {
  const tally = { points: 501, turns: 8 };

  expect(averagePerTurn(tally)).toBe(62.625);
  expect(averagePerDart(tally)).toBe(20.875);
});

test('the three-dart average counts the darts thrown', () => {
  expect(threeDartAverage(101, 5)).toBeCloseTo(60.6);
  expect(threeDartAverage(0, 0)).toBe(0);
});

test('averages are 0 before the first turn', () => {
  const tally = tallyOf([], 0);

  expect(averagePerTurn(tally)).toBe(0);
  expect(averagePerDart(tally)).toBe(0);
});

test.each([
  [0, 0],
  [19, 0],
  [20, 20],
  [39, 20],
  [137, 120],
  [180, 180],
])('a turn of %i falls into the step from %i', (total, from) => {
  expect(totalsStep(total)).toBe(from);
});

test('the tallies of both players add up to all turns', () => {
  const someTurn = fc.record({
    side: fc.constantFrom(0, 1),
    total: fc.integer({ min: 0, max: 180 }),
    bust: fc.constant(false),
  });
  fc.assert(
    fc.property(fc.array(someTurn), (some) => {
      const [one, two] = [tallyOf(some, 0), tallyOf(some, 1)];
      expect(one.turns + two.turns).toBe(some.length);
      expect(one.points + two.points).toBe(some.reduce((sum, { total }) => sum + total, 0));
    }),
  );
});
