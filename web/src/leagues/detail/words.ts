import { plural } from '#platform/locale.ts';

export const leagueDetailWords = {
  title: 'Liga', // until the league is loaded
  loadFailed: 'Error al cargar los detalles de la liga',
  addToCalendar: 'Añadir a mi calendario',
  addRounds: 'Jornadas al calendario', // for the organiser
  askEnd: '¿Terminar liga?',
  inPlay: 'Se está jugando',
  endLater: (games: number) =>
    plural(games, {
      one: 'Podrás terminar la liga cuando acabe.',
      other: 'Podrás terminar la liga cuando acaben.',
    }),
  unplayed: (games: number) =>
    games === 0
      ? 'Se han jugado todas las partidas.'
      : plural(games, {
          one: 'Queda 1 partida por jugar, que constará como «No disputada».',
          other: `Quedan ${games} partidas por jugar, que constarán como «No disputada».`,
        }),
  participants: 'Participantes',
  theTable: 'Clasificación', // content of a download
};
