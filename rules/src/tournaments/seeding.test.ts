import { expect, test } from 'vitest';
import { inOrder, seededBy } from './seeding.ts';

test('the best players come first, ties keep their order, and players without a value come last', () => {
  const values = new Map([
    ['ana', 50],
    ['biel', 61.5],
    ['carla', 50],
  ]);
  expect(seededBy(['dani', 'carla', 'ana', 'eva', 'biel'], values)).toEqual([
    'biel',
    'carla',
    'ana',
    'dani',
    'eva',
  ]);
});

test('an order sorts the players that it names, and adds no players', () => {
  expect(inOrder(['ana', 'biel', 'carla', 'dani'], ['carla', 'eva', 'ana'])).toEqual([
    'carla',
    'ana',
    'biel',
    'dani',
  ]);
});
