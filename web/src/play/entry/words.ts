export const words = {
  mode: 'Método de entrada',
  modes: { score: 'Botones', board: 'Diana', total: 'Numerico' },

  undo: '↩️ Deshacer',
  out: '🚨 OUT',
  confirmTurn: '✅ Confirmar',

  noDarts: 'No hay dardos lanzados',
  darts: 'Dardos del turno',
  total: 'Total del turno',
  missingDarts: ['Primer dardo sin lanzar', 'Segundo dardo sin lanzar', 'Tercer dardo sin lanzar'],
};
