export const words = {
  correctMine: 'Corregir mi último turno',
  correcting: (was: string) => `Corriges tu turno: ${was}`,
  correctingOf: (name: string, was: string) => `Corriges el turno de ${name}: ${was}`,
  tooLate: 'Tu rival ya ha lanzado: ese turno ya no se puede corregir.',
  couldNotAsk: 'No se ha podido pedir la corrección.',
  couldNotAnswer: 'No se ha podido responder a la corrección.',

  mine: {
    bar: (was: string, is: string) => `Has pedido corregir ${was} por ${is}`,
    title: 'Corrección pedida',
    waiting: (name: string) =>
      `Falta que ${name} la acepte. Si antes lanza, ya no se podrá corregir.`,
    keep: 'Seguir esperando',
    takeBack: 'Retirar corrección',
  },
  rivals: {
    bar: (was: string, is: string) => `corrige ${was} por ${is}`, // after the name
    title: (name: string) => `${name} corrige su último turno`,
    titleOfYours: (name: string) => `${name} corrige tu último turno`,
    refuse: 'No aceptar',
    accept: 'Aceptar corrección',
  },
  recorded: 'Se anotó',
  corrected: 'Debería ser',
  bust: 'Bust',

  accepted: (name: string) => `${name} ha aceptado la corrección.`,
  refused: (name: string) => `${name} no ha aceptado la corrección.`,
  takenBack: (name: string) => `${name} ha retirado la corrección.`,
};
