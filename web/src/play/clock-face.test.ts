import { expect, test } from 'vitest';
import { ringOf, timeLeft, wordsFor } from './clock-face.ts';

test.each([
  [300, '5:00', '1 1', 'Quedan 5 minutos o menos.'],
  [247, '4:07', `${247 / 300} 1`, 'Quedan 5 minutos o menos.'],
  [60, '1:00', '0.2 1', 'Queda un minuto o menos.'],
  [0, '0:00', '0 1', 'Se ha acabado el tiempo.'],
  [undefined, '–:––', '0 1', ''],
])('%s seconds are %s', (seconds, face, ring, words) => {
  expect(timeLeft(seconds)).toBe(face);
  expect(ringOf(seconds)).toBe(ring);
  expect(wordsFor(seconds)).toBe(words);
});
