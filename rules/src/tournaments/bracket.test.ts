import Duel from 'duel';
import { describe, expect, test } from 'vitest';
import {
  bracketNodes,
  bracketSize,
  countRounds,
  firstRound,
  nextPlace,
  seedOrder,
  type Node,
} from './bracket.ts';

const SIZES = Array.from({ length: 99 }, (_, index) => index + 2);

test('a bracket of eight has the standard places', () => {
  expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
});

test('a bracket of seven has one bye, for the first seed', () => {
  expect(firstRound(7).map(({ seeds }) => seeds)).toEqual([[1], [4, 5], [2, 7], [3, 6]]);
});

describe.each(SIZES)('a bracket of %i', (players) => {
  const size = bracketSize(players);
  const games = firstRound(players);

  test('has every player once, and a bye for each remaining place', () => {
    const seeds = games.flatMap((game) => game.seeds).toSorted((one = 0, other = 0) => one - other);
    expect(seeds).toEqual(Array.from({ length: players }, (_, index) => index + 1));
    expect(games.filter((game) => game.seeds.length === 1)).toHaveLength(size - players);
  });

  test('never puts a bye against a bye', () => {
    expect(games.every(({ seeds: [first] }) => first !== undefined)).toBe(true);
    expect(size - players).toBeLessThan(games.length);
  });

  test('has one game less than places, and each game but the final leads to a side of its own', () => {
    const nodes = bracketNodes(players);
    expect(nodes).toHaveLength(size - 1);
    const isPlace = ({ round, match }: Node) =>
      nodes.some((node) => node.round === round && node.match === match);
    const next = nodes.map(nextPlace);
    expect(next.map(isPlace)).toEqual(nodes.map(({ round }) => round < countRounds(players)));
    const sides = next.map(({ round, match, side }) => `${round}.${match}.${side}`);
    expect(new Set(sides).size).toBe(size - 1);
  });

  test('lets the first two, four, eight seeds and so on meet as late as possible', () => {
    for (let best = 2; best <= players; best *= 2) {
      expect(Math.min(...meetingRounds(games, best))).toBe(
        countRounds(players) - Math.log2(best) + 1,
      );
    }
  });

  test.runIf(players >= 4)('lets seeds meet in the same rounds as an independent library', () => {
    const theirs = new Duel(players).matches
      .filter(({ id }) => id.s === 1 && id.r === 1)
      .map(({ id, p: seeds }) => ({
        round: 1,
        match: id.m,
        seeds: seeds.filter((seed) => seed > 0),
      }));
    expect(meetingRounds(games, players)).toEqual(meetingRounds(theirs, players));
  });
});

type Drawn = Node & { readonly seeds: readonly (number | undefined)[] };

/** Returns the round in which each two of the best seeds meet, if the better seed always wins. */
function meetingRounds(games: readonly Drawn[], best: number): readonly number[] {
  const places = new Map(games.flatMap((game) => game.seeds.map((seed) => [seed, game] as const)));
  const seeds = Array.from({ length: best }, (_, index) => index + 1);
  return seeds.flatMap((one) =>
    seeds.slice(one).map((other) => {
      let [left, right]: [Node, Node] = [places.get(one)!, places.get(other)!];
      while (left.match !== right.match) [left, right] = [nextPlace(left), nextPlace(right)];
      return left.round;
    }),
  );
}
