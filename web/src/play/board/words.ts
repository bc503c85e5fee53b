export const dartboardWords = {
  board: 'Diana',
  keys: 'Las flechas apuntan, Intro o Espacio lanza, Retroceso deshace y, con el turno completo, Intro confirma.',
  bull: 'Bull',
  doubleBull: 'Doble Bull',
  multipliers: { 1: 'Simple', 2: 'Doble', 3: 'Triple' },
  inside: 'interior', // the inner of the two single areas of a number
  out: 'OUT',
};
