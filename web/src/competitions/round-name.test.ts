import { expect, test } from 'vitest';
import { roundName, shortRoundName } from './round-name.ts';

const namesOf = (rounds: number) =>
  Array.from({ length: rounds }, (_, index) => roundName(index + 1, rounds));

test('rounds are named backwards from the final, and earlier rounds by number', () => {
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

test('a short round name is the first word of the name, or the number of the round', () => {
  expect(shortRoundName(1, 3)).toBe('Cuartos');
  expect(shortRoundName(2, 3)).toBe('Semifinales');
  expect(shortRoundName(1, 7)).toBe('Ronda 1');
});
