/** The words of the sheet of a game; shared words stand in the catalogues of sheets and screens. */
export const playSheetWords = {
  title: 'Acta de la partida',
  open: 'Acta para imprimir',
  legs: 'Legs', // legs won by a player
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
