import { expect, test } from 'vitest';
import { decideUnplayed, type Coming } from './meeting.ts';

const here: Coming = { playerId: 'ana' };
const withdrawn: Coming = { playerId: 'biel', out: 'withdrawal' };
const gone: Coming = { playerId: 'carla', out: 'absence' };
const nobody: Coming = { playerId: null };

test('two players that can play are not decided for', () => {
  expect(decideUnplayed(here, here)).toBeUndefined();
});

test('a player without a rival advances, with the reason for the missing rival', () => {
  expect(decideUnplayed(here, nobody)).toEqual({ winner: 1, reason: 'bye' });
  expect(decideUnplayed(nobody, here)).toEqual({ winner: 2, reason: 'bye' });
  expect(decideUnplayed(withdrawn, here)).toEqual({ winner: 2, reason: 'withdrawal' });
  expect(decideUnplayed(here, gone)).toEqual({ winner: 1, reason: 'absence' });
});

test('if neither player can play, nobody advances and the game is decided', () => {
  const neither = [withdrawn, gone, nobody];
  for (const one of neither) {
    for (const other of neither) expect(decideUnplayed(one, other)?.winner).toBeNull();
  }
  expect(decideUnplayed(nobody, nobody)?.reason).toBe('void');
});
