import { plural } from '#platform/locale.ts';
import { spanishNumber } from './spanish-numbers.ts';

export const callingWords = {
  points: (points: number) => (points === 0 ? 'sin puntos' : spanishNumber(points)),
  bust: 'te pasas',
  rivalBust: 'se pasa',
  left: (points: number) =>
    `${plural(points, { one: 'te queda', other: 'te quedan' })} ${spanishNumber(points)}`,
  rivalLeft: (name: string, points: number) =>
    `a ${name} ${plural(points, { one: 'le queda', other: 'le quedan' })} ${spanishNumber(points)}`,
  leg: (name: string) => `juego, y leg para ${name}`,
  match: (name: string) => `partida para ${name}`,
  draw: 'empate',
  lastRound: 'última ronda',
  suddenDeath: 'muerte súbita',

  thrown: (name: string, call: string) => `${name}: ${call}`,
  stillLeft: (points: number) =>
    `${plural(points, { one: 'le queda', other: 'le quedan' })} ${spanishNumber(points)}`,
  turnOf: (name: string) => `turno de ${name}`,

  sample: 'Ciento ochenta',
};
