import { expect, test } from 'vitest';
import { inOrder, seededBy } from './seeding.ts';

test('the best come first, the equal as they were drawn, and those of whom nothing is known last', () => {
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

test('an order holds for whom it names, and names nobody who is not there', () => {
  expect(inOrder(['ana', 'biel', 'carla', 'dani'], ['carla', 'eva', 'ana'])).toEqual([
    'carla',
    'ana',
    'biel',
    'dani',
  ]);
});
