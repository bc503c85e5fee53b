export const appWords = {
  skipToContent: 'Saltar al contenido',
  navigation: 'Principal',
  offline: 'Sin conexión',
  unreachable: 'No se puede conectar con el servidor.',
  localNeedsNone: 'Una partida local no necesita conexión.',
  playLocally: 'Partida local',
  sessionEnded: 'Tu sesión ha caducado. Inicia sesión de nuevo.',

  crash: {
    title: 'No se ha podido mostrar la página.',
    action: 'Volver a cargar',
  },
};
