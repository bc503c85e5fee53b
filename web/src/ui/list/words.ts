export const uiListWords = {
  more: 'Ver más',
  moreFailed: 'No se ha podido cargar más.',
};
