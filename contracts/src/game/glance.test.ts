import { expect, test } from 'vitest';
import { endGame, newGame, playTurn } from '@darts/rules/play/match';
import { glanceAt } from './glance.ts';

const played = (totals: readonly number[], settings = {}) =>
  totals.reduce((game, total) => playTurn(game, [total]), newGame(settings));

test('a new game shows the start scores and the starter', () => {
  expect(glanceAt(newGame({ starter: 1 }))).toMatchObject({
    left: [501, 501],
    legsWon: [0, 0],
    averages: [0, 0],
    leg: 1,
    round: 1,
    toThrow: 2,
    winner: null,
    turns: [],
  });
});

test('points left, legs and averages cover both players, and turns only the current leg', () => {
  const leg = [180, 60, 180, 60, 141];
  const game = played([...leg, 100], { legs: 3 });

  expect(glanceAt(game)).toMatchObject({
    left: [501, 401],
    legsWon: [1, 0],
    averages: [167, (60 + 60 + 100) / 3],
    leg: 2,
    round: 1,
    toThrow: 1,
    turns: [{ seat: 2, total: 100, bust: false }],
  });
});

test('a finished game shows its winner, no player to throw, and no round beyond the last', () => {
  const surrendered = endGame(played([60]), { winner: 1, reason: 'surrender' });
  expect(glanceAt(surrendered)).toMatchObject({ toThrow: null, winner: 2 });

  const drawn = played(
    Array.from({ length: 4 }, () => 26),
    { rounds: 2 },
  );
  expect(glanceAt(drawn)).toMatchObject({ toThrow: null, winner: null, round: 2 });
});
