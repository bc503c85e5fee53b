export const words = {
  board: 'Diana con tres dardos en el triple 20',
};
