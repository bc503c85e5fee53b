export const words = {
  skipToContent: 'Saltar al contenido',
  navigation: 'Principal',
  unreachable: 'No se puede conectar con el servidor.',
  sessionEnded: 'Tu sesión se ha cerrado.',

  crash: {
    title: 'No se ha podido mostrar la página.',
    action: 'Volver a cargar',
  },
};
