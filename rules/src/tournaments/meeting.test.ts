import { expect, test } from 'vitest';
import { decideUnplayed, type Coming } from './meeting.ts';

const here: Coming = { playerId: 'ana' };
const withdrawn: Coming = { playerId: 'biel', out: 'withdrawal' };
const gone: Coming = { playerId: 'carla', out: 'absence' };
const nobody: Coming = { playerId: null };

test('a game of two players who can play is not decided in advance', () => {
  expect(decideUnplayed(here, here)).toBeUndefined();
});

test('a player without a rival advances, with the reason for the missing rival', () => {
  expect(decideUnplayed(here, nobody)).toEqual({ winner: 0, reason: 'bye' });
  expect(decideUnplayed(nobody, here)).toEqual({ winner: 1, reason: 'bye' });
  expect(decideUnplayed(withdrawn, here)).toEqual({ winner: 1, reason: 'withdrawal' });
  expect(decideUnplayed(here, gone)).toEqual({ winner: 0, reason: 'absence' });
});

test('a game without a player who can play is decided without a winner', () => {
  const neither = [withdrawn, gone, nobody];
  for (const one of neither) {
    for (const other of neither) expect(decideUnplayed(one, other)?.winner).toBeNull();
  }
  expect(decideUnplayed(nobody, nobody)?.reason).toBe('void');
});
