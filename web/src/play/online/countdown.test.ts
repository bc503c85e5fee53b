import { expect, test } from 'vitest';
import { ringOf, timeLeft, wordsFor } from './countdown.ts';

test.each([
  [300, '5:00', 'Quedan 5 minutos o menos.'],
  [247, '4:07', 'Quedan 5 minutos o menos.'],
  [60, '1:00', 'Queda un minuto o menos.'],
  [0, '0:00', 'Se ha acabado el tiempo.'],
  [undefined, '–:––', ''],
])('%s seconds are shown as %s', (seconds, face, words) => {
  expect(timeLeft(seconds)).toBe(face);
  expect(wordsFor(seconds)).toBe(words);
});

test.each([
  [300, 300, '1 1'],
  [60, 300, '0.2 1'],
  [60, 120, '0.5 1'],
  [0, 300, '0 1'],
  [61, 60, '1 1'],
  [undefined, undefined, '0 1'],
])('for %s seconds out of %s the ring has the dashes %s', (seconds, totalSeconds, dashes) => {
  expect(ringOf(seconds, totalSeconds)).toBe(dashes);
});
