/** Error messages for invalid input, and the name of a deleted player. */
export const words = {
  deletedPlayer: 'Jugador eliminado',

  oneVisibleLine: 'Sin saltos de línea ni caracteres invisibles.',
  visibleText: 'Sin caracteres invisibles.',
  atMost: (length: number) => `Como máximo ${length} caracteres.`,
  lengthBetween: (min: number, max: number) => `De ${min} a ${max} caracteres.`,
  pointsDescend: 'De más a menos: ganar, empatar, perder y no venir.',
  eachBoardOnce: 'Cada diana, una sola vez.',
  wholeNumber: (min: number, max: number) => `Un número entero de ${min} a ${max}.`,

  email: 'Introduce un email válido.',
  name: 'Introduce un nombre.',
  reason: 'Escribe el motivo.',
  startDate: 'Introduce la fecha de inicio.',
  yearsBetween: (first: string, last: string) => `Elige una fecha entre ${first} y ${last}.`,
};
