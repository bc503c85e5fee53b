export const tournamentDetailWords = {
  title: 'Torneo', // until the tournament is loaded
  champion: 'Campeón',
  seeding: 'Cabezas de serie',
  byTableOf: (league: string) => `Por la clasificación de ${league}`,
  order: {
    about: 'Del más fuerte al más débil. Con este orden se hace el cuadro al iniciar el torneo.',
    first: (name: string) => `Poner primero: ${name}`,
    up: (name: string) => `Subir: ${name}`,
    down: (name: string) => `Bajar: ${name}`,
    nowAt: (name: string, place: number, count: number) => `${name}: ${place}.º de ${count}`,
    failed: 'No se ha podido guardar el orden.',
  },
  groups: 'Grupos',
  groupsOf: (size: number) => `De ${size} jugadores`,
  thirdPlace: 'Tercer puesto',
  isPlayed: 'Se juega',
  addToCalendar: 'Añadir a mi calendario',
  seeBracket: 'Ver cuadro del torneo',
  participants: 'Jugadores inscritos',
};
