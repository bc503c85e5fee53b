/** What is said of the rounds of a league. */
export const words = {
  title: 'Partidos',
  choose: 'Selecciona la jornada',
  roundOn: (round: number, date: string) => `Jornada ${round} - ${date}`,

  games: (round: number) => `Partidos de la jornada ${round}`,
  loadFailed: 'Error al cargar los partidos de la jornada.',
  rests: (name: string) => `${name} descansa esta jornada`,

  versus: 'vs', // between two names
  legs: ([first, second]: readonly [number, number]) => `${first} - ${second}`, // the same
  noDate: 'Fecha no programada',

  overdue: {
    title: 'Partidos atrasados',
    none: 'No hay partidos atrasados dentro del margen.',
  },
};
