import { expect, test } from 'vitest';
import type { LeagueResult } from '../leagues/record.ts';
import { groupTable } from './group-table.ts';

const NOTHING = { points: 0, turns: 0 };

const game = (one: string, other: string, left: number): LeagueResult => ({
  players: [one, other],
  winner: 0,
  legs: [1, 0],
  left: [0, left],
  tallies: [NOTHING, NOTHING],
});

const entrants = ['zoe', 'ana', 'biel'].map((name) => ({ playerId: name, name }));
const order = (results: readonly LeagueResult[]) =>
  groupTable(entrants, results).map(({ name, rank }) => `${rank} ${name}`);

test('the better seed breaks a remaining tie', () => {
  expect(order([])).toEqual(['1 zoe', '1 ana', '1 biel']);
  const circle = [game('zoe', 'ana', 40), game('ana', 'biel', 40), game('biel', 'zoe', 40)];
  expect(order(circle)).toEqual(['1 zoe', '1 ana', '1 biel']);
});

test('points left by losers decide after points and wins', () => {
  const circle = [game('zoe', 'ana', 2), game('ana', 'biel', 90), game('biel', 'zoe', 40)];
  expect(order(circle)).toEqual(['1 ana', '2 zoe', '3 biel']);
});
