export const relayWords = {
  show: 'Ver en la tele',
  notOpened: 'No se ha podido crear el código. Hace falta conexión.',
  howTo: (address: string) => `En la tele, abre ${address} y escribe:`,
  code: (letters: string) => `Código: ${letters}`,
  stop: 'Dejar de mostrar',
};
