/** Texts about results entered by hand, in answers and mails. */
import type { Act } from '@darts/contracts/results';

/** Facts of a mail about an act by hand. */
type Notice = {
  readonly kind: 'asked' | 'late' | 'done';
  readonly act: Act;
  readonly competition: string;
  readonly author: string;
  readonly players: readonly string[];
  readonly reason: string | null;
  readonly isOfGame: boolean; // true if the mail is about a game, and links to it
};

/** Sentence of the mail, by act: its author, and the game or player. */
const noticed: Readonly<Record<Act | 'asked' | 'late', (author: string, about: string) => string>> =
  {
    asked: (author) =>
      `${author} ha introducido el resultado de vuestra partida. Confírmalo, o di que no es ese: si no dices nada en dos días, se avisará a quien organiza.`,
    late: (_, game) =>
      `No hay acuerdo sobre el resultado de la partida ${game}. Tienes que decidirlo tú.`,
    proposed: (author, game) => `${author} ha propuesto un resultado de la partida ${game}.`,
    disputed: (author) =>
      `${author} no está de acuerdo con el resultado que propusiste. Lo decidirá quien organiza.`,
    confirmed: (author, game) => `${author} ha confirmado el resultado de la partida ${game}.`,
    walkover: (author, game) => `${author} ha dado la partida ${game} por incomparecencia.`,
    result: (author, game) => `${author} ha introducido el resultado de la partida ${game}.`,
    void: (author, game) => `${author} ha dado la partida ${game} por no disputada.`,
    'taken-back': (author, game) =>
      `${author} ha retirado el resultado de la partida ${game}: está pendiente de jugar.`,
    withdrawn: (author, player) => `${author} ha retirado a ${player} de la competición.`,
    moved: (author, game) => `${author} ha cambiado la fecha de la partida ${game}.`,
    reminded: (_, game) =>
      `La partida ${game} sigue sin jugarse. Acordad cuándo, o decid qué pasa.`,
    grace: (author) => `${author} ha cambiado los días de margen.`,
    boards: (author) => `${author} ha cambiado las dianas.`,
    called: (author, game) => `${author} ha cambiado de diana la partida ${game}.`,
    ended: (author) => `${author} ha dado la competición por terminada.`,
    published: (author) => `${author} ha hecho pública la competición.`,
    unpublished: (author) => `${author} ha dejado de hacer pública la competición.`,
    'helper-named': (author, player) => `${author} ha nombrado ayudante a ${player}.`,
    'helper-removed': (author, player) => `${player} ya no es ayudante de ${author}.`,
  };

export const resultWords = {
  done: {
    proposeResult: 'Resultado enviado a tu rival',
    confirmResult: 'Resultado confirmado',
    disputeResult: 'Se ha avisado a quien organiza',
    decide: 'Resultado guardado',
    takeBack: 'Resultado retirado: la partida vuelve a estar pendiente',
    withdraw: 'Jugador retirado',
    remind: 'Recordatorio enviado',
    setGrace: 'Días de margen guardados',
    addHelper: 'Ayudante añadido',
    removeHelper: 'Ayudante quitado',
  },

  /** `players`: the players of the game, or the user concerned. */
  mail: ({ kind, act, competition, author, players, reason, isOfGame }: Notice) => {
    const game = players.join(' - ');
    const what = noticed[kind === 'done' ? act : kind](author, game);
    return {
      subject: `${competition}: ${game}`,
      lines: [what, ...(reason === null ? [] : [`Motivo: ${reason}`]), `Es de ${competition}.`],
      label: isOfGame ? 'Ver la partida' : 'Ver la competición',
      close: 'Todo lo que se decide a mano queda en el historial de la competición.',
    };
  },
};
