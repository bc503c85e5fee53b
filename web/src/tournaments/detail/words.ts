/** What the page of a tournament says. */
export const words = {
  title: 'Torneo', // while there is no tournament to name
  champion: 'Campeón',
  seeding: 'Cabezas de serie',
  groups: 'Grupos',
  groupsOf: (size: number) => `De ${size} jugadores`,
  thirdPlace: 'Tercer puesto',
  isPlayed: 'Se juega',
  addToCalendar: 'Añadir a mi calendario',
  seeBracket: 'Ver cuadro del torneo',
  participants: 'Jugadores inscritos',
};
