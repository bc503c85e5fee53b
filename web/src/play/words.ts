export const playWords = {
  couldNotLoad: 'No se pudo cargar la partida.',
  notKnownYet: 'TBD',
};
