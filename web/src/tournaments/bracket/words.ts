export const bracketWords = {
  title: 'Cuadro del torneo',
  back: 'Volver al torneo',
  print: 'Imprimir',
  sheet: (number: number, of: number) => `Hoja ${number} de ${of}`,
  champion: 'Campeón:', // before the name
  notDrawnYet: 'El cuadro se sortea al iniciar el torneo.',

  chooseRound: 'Rondas',

  game: (matchNumber: number) => `Partida ${matchNumber}.`,
  against: 'contra', // between two names
  notKnownYet: { seen: 'TBD', read: 'por decidir' }, // in the place of a player
  seed: 'cabeza de serie', // before its number
  nobody: { seen: 'Nadie', read: 'nadie' }, // in the place of a player if nobody advanced to it
  bye: 'Pasa directo',

  size: 'Tamaño del cuadro',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',

  legend: {
    winner: 'Ganador',
    live: 'En curso',
    own: 'Tus partidas',
  },
};
