import type { Act } from '@darts/contracts/results';
import { plural } from '#platform/locale.ts';

const days = (count: number | undefined) =>
  plural(count ?? 0, { one: '1 día', other: `${count} días` });

export const historyWords = {
  none: 'Todavía no se ha decidido nada a mano.',
  failed: 'No se ha podido cargar el historial.',
  list: 'Historial, lo último primero',

  /** Sentences for acts; `player` is the first player whom the act concerns. */
  acts: {
    proposed: (author) => `${author} introduce un resultado`,
    disputed: (author) => `${author} dice que no fue así`,
    confirmed: (author) => `${author} confirma el resultado`,
    walkover: (author) => `${author} decide la partida`,
    result: (author) => `${author} decide la partida`,
    void: (author) => `${author} decide la partida`,
    'taken-back': (author) => `${author} retira el resultado`,
    withdrawn: (author, player) => `${author} retira a ${player}`,
    moved: (author) => `${author} cambia la fecha`,
    reminded: (author) => `${author} recuerda la partida a sus jugadores`,
    grace: (author) => `${author} cambia los días de margen`,
    'helper-named': (author, player) => `${author} nombra ayudante a ${player}`,
    ended: (author) => `${author} da la competición por terminada`,
    published: (author) => `${author} hace pública la competición`,
    unpublished: (author) => `${author} deja de hacer pública la competición`,
    boards: (author) => `${author} cambia las dianas`,
    called: (author) => `${author} cambia de diana la partida`,
    'helper-removed': (author, player) => `${author} quita a ${player} de los ayudantes`,
  } satisfies Record<Act, (author: string, player: string) => string>,
  otherAct: (author: string) => `${author} hace un cambio`, // for acts that only newer servers know

  game: (one: string, other: string) => `${one} - ${other}`,
  before: 'Antes:',
  after: 'Ahora:',
  days,
  dateOf: (round: number, date: string) => `Jornada ${round}: ${date}`,
  noBoard: 'sin diana',
  noBoards: 'Ninguna diana',
  boards: (names: string, isAutomatic: boolean | undefined) =>
    isAutomatic
      ? `${names}; las partidas se llaman solas`
      : `${names}; las partidas se llaman a mano`,
  allVoid: 'Ninguna de sus partidas cuenta en la tabla.',
  restLost: 'Lo que le quedaba por jugar lo ganan sus rivales.',
  why: (reason: string) => `«${reason}»`,
};
