const BUST = 'Bust';

const verb = (is: string): string => (is === BUST || is === '1' ? 'fue' : 'fueron');

export const correctionWords = {
  correctMine: 'Corregir mi último turno',
  correctLast: 'Corregir el último turno', // of either player
  correcting: (was: string) => `Corriges tu turno: ${was}`,
  correctingOf: (name: string, was: string) => `Corriges el turno de ${name}: ${was}`,
  tooLate: 'Tu rival ya ha lanzado: ese turno ya no se puede corregir.',
  couldNotAsk: 'No se ha podido pedir la corrección.',
  couldNotAnswer: 'No se ha podido responder a la corrección.',

  mine: {
    lacks: 'Falta que', // before the name
    bar: (was: string, is: string) => `lo acepte: ${is}, no ${was}`,
    title: 'Corrección pedida',
    waiting: (name: string) =>
      `Falta que ${name} la acepte. Si antes lanza, ya no se podrá corregir.`,
    keep: 'Seguir esperando',
    takeBack: 'Retirar corrección',
  },
  rivals: {
    bar: (was: string, is: string) => `dice que ${verb(is)} ${is}, no ${was}`, // after the name
    title: (name: string) => `${name} corrige su último turno`,
    titleOfYours: (name: string) => `${name} corrige tu último turno`,
    refuse: 'No aceptar',
    accept: 'Aceptar corrección',
  },
  see: 'Ver',
  recorded: 'Se anotó',
  corrected: 'Debería ser',
  bust: BUST,

  accepted: (name: string) => `${name} ha aceptado la corrección.`,
  refused: (name: string) => `${name} no ha aceptado la corrección.`,
  takenBack: (name: string) => `${name} ha retirado la corrección.`,
};
