export const words = {
  more: 'Ver más',
  moreFailed: 'No se ha podido cargar más.',
};
