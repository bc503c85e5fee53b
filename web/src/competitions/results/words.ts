import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import { plural } from '#platform/locale.ts';

export const resultWords = {
  title: 'Resultado',

  /** Endings of a game. */
  pending: 'Pendiente',
  noPlayer: 'TBD', // in the place of a player who is not known
  wins: (name: string) => `Gana ${name}`,
  winsBy: (name: string, legs: number, others: number) => `Gana ${name} por ${legs} a ${others}`,
  givenUp: {
    surrender: 'por rendición',
    disconnect: 'por desconexión',
    idle: 'por inactividad',
  } as Partial<Record<EndReason, string>>,
  draw: 'Empate',
  left: (name: string, points: number) =>
    plural(points, {
      one: `a ${name} le quedaba 1 punto`,
      other: `a ${name} le quedaban ${points} puntos`,
    }),
  bothLeft: (points: number) =>
    plural(points, { one: 'quedaba 1 punto a cada uno', other: `quedaban ${points} a cada uno` }),
  walkover: 'Incomparecencia',
  walkoverOfBoth: 'No vino ninguno de los dos',
  withdrawal: 'Retirada',
  withdrawalOfBoth: 'No cuenta por retirada',

  /** Players' proposals. */
  about: 'Si la habéis jugado en otro sitio, di cómo quedó: tu rival lo confirma.',
  enter: 'Introducir resultado',
  enterOther: 'Introducir otro resultado',
  proposed: (result: string) => `Has introducido: ${result}.`,
  proposes: (name: string, result: string) => `${name} ha introducido: ${result}.`,
  waiting: (name: string, until: string) =>
    `Falta que ${name} lo confirme. Si no responde antes del ${until}, lo decide quien organiza.`,
  answerBy: (until: string) => `Si no respondes antes del ${until}, lo decide quien organiza.`,
  noAnswer: (name: string) => `${name} no ha respondido en dos días. Lo decide quien organiza.`,
  disputed: (name: string) => `${name} dice que no fue así. Lo decide quien organiza.`,
  disputedByYou: 'Has dicho que no fue así. Lo decide quien organiza.',
  confirm: 'Confirmar',
  dispute: 'No fue así',
  send: 'Enviar resultado',
  sent: 'Resultado enviado a tu rival',
  confirmed: 'Resultado confirmado',
  disputeSent: 'Se ha avisado a quien organiza',

  /** The form. */
  winner: '¿Quién ganó?',
  nobody: 'Nadie: empate',
  choose: 'Elige',
  legsOf: (name: string) => `Legs que ganó ${name}`,
  legsOfLoser: 'Legs que ganó quien perdió',
  leftOf: (name: string) => `Puntos que le quedaban a ${name}`,
  leftOfBoth: 'Puntos que le quedaban a cada uno',
  leftOfLoser: 'Puntos que le quedaban a quien perdió',
  leftOptional: 'Si no los apuntasteis, déjalo en blanco.',
  noWinner: 'Elige quién ganó.',
  noLeft: 'Escribe cuántos puntos quedaban.',
  impossible: 'En el formato de esta partida no se puede dar ese resultado.',

  /** Decisions of organisers. */
  entered: (name: string, time: string) => `Lo decidió ${name} el ${time}.`,
  agreed: (name: string, time: string) => `Lo confirmó ${name} el ${time}.`,
  why: (reason: string) => `«${reason}»`,
  decide: 'Decidir partida',
  correct: 'Corregir resultado',
  decideTitle: (one: string, other: string) => `${one} - ${other}`,
  outcome: '¿Qué pasó?',
  outcomes: {
    result: 'Se jugó en otro sitio',
    walkover: 'Incomparecencia',
    void: 'No disputada',
  },
  came: '¿Quién vino?',
  neither: 'Ninguno de los dos',
  noneChosen: 'Elige quién vino.',
  voidMeans: {
    table: 'No cuenta para ninguno de los dos.',
    bracket: 'No pasa ninguno de los dos.',
    either: 'No la gana ninguno de los dos: en una eliminatoria, no pasa nadie.',
  },
  reason: 'Motivo',
  reasonHint: 'Queda en el historial, a la vista de todos.',
  reasonOptional: 'No hace falta. Queda en el historial, a la vista de todos.',
  noReason: 'Escribe el motivo.',
  save: 'Guardar',
  decided: 'Resultado guardado',
  takeBack: 'Retirar resultado',
  askTakeBack: '¿Retirar resultado?',
  takingBack: 'La partida vuelve a estar pendiente de jugar.',
  takenBack: 'Resultado retirado: la partida vuelve a estar pendiente',
  failed: 'No se ha podido guardar el resultado.',
  notLoaded: 'No se ha podido hacer.',
};
