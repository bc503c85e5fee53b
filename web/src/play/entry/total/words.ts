export const words = {
  turnTotal: 'Puntuación total del turno',
  impossibleTotal: 'Esa puntuación no es posible con tres dardos.',
  keypad: 'Teclado',
  deleteDigit: 'Borrar',
};
