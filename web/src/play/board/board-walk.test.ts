import { expect, test } from 'vitest';
import { walk, type Place } from './board-walk.ts';

const from = (ring: Place['ring'], segment = 0): Place => ({ ring, segment });

test.each([
  ['ArrowRight', from('treble', 19), from('treble', 0), 'round the board'],
  ['ArrowLeft', from('treble', 0), from('treble', 19), 'round the board the other way'],
  ['ArrowUp', from('treble'), from('outerSingle'), 'away from the bull'],
  ['ArrowDown', from('innerSingle', 7), from('outerBull', 7), 'into the bull'],
  ['ArrowUp', from('outerBull', 7), from('innerSingle', 7), 'out of the bull where it went in'],
  ['ArrowUp', from('double'), from('double'), 'no further than the doubles'],
  ['ArrowDown', from('innerBull'), from('innerBull'), 'no further than the bull'],
])('%s from %o leads to %o: %s', (key, start, end) => {
  expect(walk(start, key)).toEqual(end);
});

test('other keys lead nowhere', () => {
  expect(walk(from('treble'), 'a')).toBeUndefined();
});
