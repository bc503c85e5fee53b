export const words = {
  skipToContent: 'Saltar al contenido',
  navigation: 'Principal',
  unreachable: 'No se puede conectar con el servidor.',
  sessionEnded: 'Tu sesión se ha cerrado.',

  crash: {
    title: 'No se ha podido mostrar la página.',
    action: 'Volver a cargar',
  },
  notFound: {
    title: 'Página no encontrada',
    message: 'Aquí no hay nada: la dirección está mal escrita, o la página ya no existe.',
    action: 'Volver al inicio',
  },
};
