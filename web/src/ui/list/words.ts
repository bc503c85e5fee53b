export const words = {
  more: 'Ver más',
};
