/** What the sheet of a game says besides what is on every sheet, and what histories say. */
export const words = {
  title: 'Acta de la partida',
  open: 'Acta para imprimir',
  legs: 'Legs', // that a player has won
  left: 'Puntos restantes',
  average: 'Media (3 dardos)',
  draw: 'Empate',
  winner: 'Gana', // beside a name
  turns: 'Turnos',
};
