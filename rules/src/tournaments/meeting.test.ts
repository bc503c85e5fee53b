import { expect, test } from 'vitest';
import { settled, type Coming } from './meeting.ts';

const here: Coming = { playerId: 'ana' };
const withdrawn: Coming = { playerId: 'biel', out: 'withdrawal' };
const gone: Coming = { playerId: 'carla', out: 'absence' };
const nobody: Coming = { playerId: null };

test('two who can play do', () => {
  expect(settled(here, here)).toBeUndefined();
});

test('who is alone goes on, for the reason that the other does not come', () => {
  expect(settled(here, nobody)).toEqual({ winner: 1, reason: 'bye' });
  expect(settled(nobody, here)).toEqual({ winner: 2, reason: 'bye' });
  expect(settled(withdrawn, here)).toEqual({ winner: 2, reason: 'withdrawal' });
  expect(settled(here, gone)).toEqual({ winner: 1, reason: 'absence' });
});

test('where neither can play nobody goes on, and no place waits', () => {
  const neither = [withdrawn, gone, nobody];
  for (const one of neither) {
    for (const other of neither) expect(settled(one, other)?.winner).toBeNull();
  }
  expect(settled(nobody, nobody)?.reason).toBe('void');
});
