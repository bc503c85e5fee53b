export const roundWords = {
  title: 'Partidas',
  choose: 'Selecciona la jornada',
  roundOn: (round: number, date: string) => `Jornada ${round} - ${date}`,

  games: (round: number) => `Partidas de la jornada ${round}`,
  loadFailed: 'Error al cargar los partidos de la jornada.',
  rests: (name: string) => `${name} descansa esta jornada`,

  move: (round: number) => `Cambiar fecha de la jornada ${round}`,
  moving: 'Cambia la de sus partidas pendientes. Las horas acordadas se mantienen.',

  versus: 'vs', // between two names
  legs: ([first, second]: readonly [number, number]) => `${first} - ${second}`, // between two names: legs won
  noDate: 'Fecha no programada',

  overdue: {
    title: 'Partidas atrasadas',
    none: 'No hay partidas atrasadas dentro del margen.',
  },
};
