/** What is said of a local game on another screen. */
export const words = {
  otherScreen: 'Otra pantalla',
  show: 'Ver en otra pantalla',
  notOpened: 'No se ha podido crear el código. Hace falta conexión.',
  howTo: (address: string) => `En la otra pantalla, abre ${address} y escribe:`,
  code: (letters: string) => `Código: ${letters}`,
  stop: 'Dejar de mostrar',
};
