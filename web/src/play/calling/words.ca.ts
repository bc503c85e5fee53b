import { plural } from '#platform/locale.ts';
import { catalanNumber } from './catalan-numbers.ts';
import type { callingWords } from './words.ts';

export const catalanCallingWords = {
  points: (points) => (points === 0 ? 'sense punts' : catalanNumber(points)),
  bust: 'et passes',
  rivalBust: 'es passa',
  left: (points) =>
    `${plural(points, { one: 'et queda', other: 'et queden' })} ${catalanNumber(points)}`,
  rivalLeft: (name, points) =>
    `a ${name} ${plural(points, { one: 'li queda', other: 'li queden' })} ${catalanNumber(points)}`,
  leg: (name) => `joc, i leg per a ${name}`,
  match: (name) => `partida per a ${name}`,
  draw: 'empat',
  lastRound: 'darrera ronda',
  suddenDeath: 'mort sobtada',

  thrown: (name, call) => `${name}: ${call}`,
  stillLeft: (points) =>
    `${plural(points, { one: 'li queda', other: 'li queden' })} ${catalanNumber(points)}`,
  turnOf: (name) => `tira ${name}`,

  sample: 'Cent vuitanta',
} satisfies typeof callingWords;
