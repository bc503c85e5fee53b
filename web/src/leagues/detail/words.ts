/** What the page of a league says. */
export const words = {
  title: 'Liga', // while there is no league to name
  loadFailed: 'Error al cargar los detalles de la liga',
  addToCalendar: 'Añadir a mi calendario',
  askEnd: '¿Terminar liga?',
  participants: 'Participantes',
};
