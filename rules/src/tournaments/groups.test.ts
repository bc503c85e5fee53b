import { describe, expect, test } from 'vitest';
import { bracketSize, countRounds, firstRound, seedOrder } from './bracket.ts';
import { countGroups, drawnGroups, MIN_GROUPED_PLAYERS, qualifiers } from './groups.ts';

const SIZES = Array.from(
  { length: 100 - MIN_GROUPED_PLAYERS + 1 },
  (_, index) => index + MIN_GROUPED_PLAYERS,
);
const STAGES = [3, 4, 5, 6].flatMap((size) => [1, 2].map((through) => ({ size, through })));
const backwards = <Item>(pot: readonly Item[]) => pot.toReversed();
const seedsOf = (players: number) => Array.from({ length: players }, (_, index) => index + 1);

test('the best four of sixteen players head four groups, each with one player of every pot', () => {
  expect(drawnGroups(seedsOf(16), { size: 4, through: 2 }, backwards)).toEqual([
    [1, 8, 12, 16],
    [2, 7, 11, 15],
    [3, 6, 10, 14],
    [4, 5, 9, 13],
  ]);
});

test('the winner of each of four groups meets the runner-up of another group', () => {
  const seeds = qualifiers(4, { size: 4, through: 2 });
  const first = firstRound(8).map((game) =>
    game.seeds
      .map((seed = 0) => seeds[seed - 1])
      .map((each) => `${each!.rank}${'ABCD'[each!.group - 1]}`),
  );
  expect(first).toEqual([
    ['1A', '2C'],
    ['1D', '2B'],
    ['1B', '2D'],
    ['1C', '2A'],
  ]);
});

/** Returns the round in which two seeds meet, if the better seed always wins. */
function meetingOf(players: number, one: number, other: number): number {
  const order = seedOrder(bracketSize(players));
  let [left, right] = [order.indexOf(one), order.indexOf(other)];
  for (let round = 0; ; round += 1) {
    if (left === right) return round;
    [left, right] = [Math.floor(left / 2), Math.floor(right / 2)];
  }
}

describe.each(STAGES)('groups of $size, of which $through go on, of 6 to 100 players', (stage) => {
  test('differ by at most one player, have three to six players, and one top seed each', () => {
    for (const players of SIZES) {
      const groups = drawnGroups(seedsOf(players), stage, backwards);
      const sizes = groups.map((group) => group.length);
      const [fewest, most] = [Math.min(...sizes), Math.max(...sizes)];
      expect(groups.length).toBeGreaterThanOrEqual(2);
      expect([most - fewest <= 1, fewest >= 3, most <= 6]).toEqual([true, true, true]);
      expect(groups.flat().toSorted((one, other) => one - other)).toEqual(seedsOf(players));
      expect(groups.map(([head]) => head)).toEqual(seedsOf(groups.length));
    }
  });

  test('lead to a bracket in which players of one group meet in the final at the earliest', () => {
    for (const players of SIZES) {
      const groups = countGroups(players, stage);
      const seeds = qualifiers(groups, stage);
      const names = new Set(seeds.map(({ group, rank }) => `${group}.${rank}`));
      expect(names.size).toBe(groups * stage.through);
      expect(seeds.every(({ rank }) => rank <= stage.through)).toBe(true);
      for (const [index, { group }] of seeds.entries()) {
        const same = seeds.findLastIndex((each) => each.group === group);
        if (same === index) continue;
        expect(meetingOf(seeds.length, index + 1, same + 1)).toBe(countRounds(seeds.length));
      }
      // Whoever has won a group does not meet another winner at once.
      for (const { seeds: pair } of firstRound(seeds.length)) {
        const ranks = pair.map((seed = 0) => seeds[seed - 1]?.rank);
        if (stage.through === 2) expect(ranks).not.toEqual([1, 1]);
      }
    }
  });
});
