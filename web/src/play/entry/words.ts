import { plural } from '#platform/locale.ts';

export const entryWords = {
  mode: 'Método de entrada',
  modes: { score: 'Botones', board: 'Diana', total: 'Numerico' },

  undo: '↩️ Deshacer',
  out: '🚨 OUT',
  confirmTurn: '✅ Confirmar',

  isOver: {
    darts: 'Ya van tres dardos: confirma o deshaz.',
    bust: (why: string) => `${why}: confirma o deshaz.`,
    zero: 'Has llegado a cero: confirma o deshaz.',
  },

  noDarts: 'No hay dardos lanzados',
  darts: 'Dardos del turno',
  total: 'Total del turno',
  nthDart: ['Primer dardo', 'Segundo dardo', 'Tercer dardo'],
  undone: (dart: string) => `Deshecho: ${dart}`,
  left: (points: number) => `${plural(points, { one: 'Queda', other: 'Quedan' })} ${points}`,
  tooMuch: 'Te pasas',
  oneLeft: 'queda 1',
  noClose: { double: 'sin doble', master: 'con simple' },
  missing: (nth: string) => `${nth} sin lanzar`,
  change: (nth: string, dart: string) => `Cambiar el ${nth.toLowerCase()}: ${dart}`,
};
