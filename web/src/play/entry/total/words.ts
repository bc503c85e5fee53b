export const words = {
  turnTotal: 'Puntuación total del turno',
  impossibleTotal: 'Esa puntuación no es posible con tres dardos.',
  quickTotals: 'Confirmar un total frecuente',
  keypad: 'Teclado',
  deleteDigit: 'Borrar',
};
