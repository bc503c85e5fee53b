export const words = {
  couldNotLoad: 'No se pudo cargar la partida.',
  notKnownYet: 'TBD',
};
