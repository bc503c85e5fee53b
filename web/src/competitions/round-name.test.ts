import { expect, test } from 'vitest';
import { roundName, shortRoundName } from './round-name.ts';

const namesOf = (rounds: number) =>
  Array.from({ length: rounds }, (_, index) => roundName(index + 1, rounds));

test('rounds are named from the final backwards, and by their number before that', () => {
  expect(namesOf(1)).toEqual(['Final']);
  expect(namesOf(3)).toEqual(['Cuartos de final', 'Semifinales', 'Final']);
  expect(namesOf(7)).toEqual([
    'Ronda 1',
    'Ronda 2',
    'Dieciseisavos de final',
    'Octavos de final',
    'Cuartos de final',
    'Semifinales',
    'Final',
  ]);
});

test('where there is little room, they go by their first word', () => {
  expect(shortRoundName(1, 3)).toBe('Cuartos');
  expect(shortRoundName(2, 3)).toBe('Semifinales');
  expect(shortRoundName(1, 7)).toBe('Ronda 1');
});
