/** What the sheet of a game says besides what is on every sheet, and what histories say. */
export const words = {
  title: 'Acta de la partida',
  open: 'Acta para imprimir',
  legs: 'Legs', // that a player has won
  left: 'Puntos restantes',
  average: 'Media (3 dardos)',
  winner: 'Gana', // beside a name
  turns: 'Turnos',
  roundsLeftOut: (shown: number, rounds: number) =>
    `Caben ${shown} de las ${rounds} rondas de cada leg: las demás, al dorso.`,

  leg: 'Leg',
  figures: {
    average: 'Media',
    darts: 'Dardos',
    bestTurn: 'Mejor',
    hundreds: '100+',
    left: 'Resta',
    close: 'Cierre',
  },
  turnsElsewhere: 'Los turnos, que no caben en una hoja, están en las estadísticas de la partida.',
};
