export const heroWords = {
  board: 'Diana con tres dardos en el triple 20',
};
