export const readerWords = {
  league: 'Liga',
  tournament: 'Torneo',
  game: 'Partida',
  loadFailed: 'No se ha podido cargar la página.',

  gone: 'Esta página ya no es pública',
  logIn: 'Iniciar sesión',
  accountNeeded: 'Quien organiza ha decidido que se vea solo con una cuenta.',

  notBegun: (date: string) => `Empieza el ${date}.`,
  players: 'Participantes',

  legs: ([first, second]: readonly [number, number]) => `${first} - ${second}`,
  legsWon: 'Legs',
  pointsLeft: 'Puntos que quedan',
  notNoted: '–', // if the points left are unknown
  toThrow: 'Le toca',
  notKnownYet: 'por decidir', // in the place of a player
};
