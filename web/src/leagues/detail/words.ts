import { plural } from '#platform/plural.ts';

/** What the page of a league says. */
export const words = {
  title: 'Liga', // while there is no league to name
  loadFailed: 'Error al cargar los detalles de la liga',
  addToCalendar: 'Añadir a mi calendario',
  addRounds: 'Jornadas al calendario', // of who runs it
  askEnd: '¿Terminar liga?',
  unplayed: (games: number) =>
    games === 0
      ? 'Se han jugado todos los partidos.'
      : plural(games, {
          one: 'Queda 1 partido por jugar, que constará como «No disputada».',
          other: `Quedan ${games} partidos por jugar, que constarán como «No disputada».`,
        }),
  participants: 'Participantes',
  theTable: 'la clasificación', // as a file
};
