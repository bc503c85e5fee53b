/** What the page of a tournament says. */
export const words = {
  title: 'Torneo', // while there is no tournament to name
  champion: 'Campeón',
  addToCalendar: 'Añadir a mi calendario',
  seeBracket: 'Ver cuadro del torneo',
  participants: 'Jugadores inscritos',
};
