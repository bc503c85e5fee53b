import { plural } from '#platform/locale.ts';

export const totalEntryWords = {
  turnTotal: 'Puntuación total del turno',
  impossibleTotal: 'Esa puntuación no es posible con tres dardos.',
  noDouble: 'Hay que empezar con un doble: esa puntuación no es posible.',
  quickTotals: 'Confirmar un total frecuente',
  keypad: 'Teclado',
  deleteDigit: 'Borrar',

  dartsUsed: 'Dardos usados',
  howMany: '¿Con cuántos dardos has cerrado?',
  darts: (count: number) => `${count} ${plural(count, { one: 'dardo', other: 'dardos' })}`,
};
