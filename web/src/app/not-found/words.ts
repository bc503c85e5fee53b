export const notFoundWords = {
  title: 'Página no encontrada',
  message: 'Aquí no hay nada: la dirección está mal escrita, o la página ya no existe.',
  action: 'Volver al inicio',
};
