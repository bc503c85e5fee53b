import type { Game } from '@darts/rules/play/game';
import { endGame, newGame, playTurn, rematch, undoTurn } from '@darts/rules/play/match';
import type { Side } from '@darts/rules/play/sides';
import { describe, expect, test } from 'vitest';
import { calls, lastTurnStatus, status } from './phrases.ts';
import { catalanCallingWords } from './words.ca.ts';
import type { CallingWords } from './caller.ts';
import { callingWords } from './words.ts';

const names = ['Ana', 'Biel'];

const played = (game: Game, ...totals: readonly number[]) =>
  totals.reduce((before, total) => playTurn(before, [total]), game);

/** A turn and the game that it was thrown in. */
const thrown = (before: Game, total: number, side?: Side) => ({
  before,
  after: playTurn(before, [total]),
  names,
  side,
});

const short = (start: number) => newGame({ start, rounds: 10 });
const suddenDeath = newGame({ start: 1001, rounds: 2, suddenDeath: true });
const lastRound = (first: number, second: number) =>
  played(
    newGame({ start: 1001, rounds: 10 }),
    ...Array.from({ length: 9 }, () => [first, second]).flat(),
    first,
  );

const changes: readonly (readonly [string, Parameters<typeof calls>[0], string[], string[]])[] = [
  ['a score', thrown(newGame(), 180), ['Ciento ochenta'], ['Cent vuitanta']],
  ['a turn of nothing', thrown(newGame(), 0), ['Sin puntos'], ['Sense punts']],
  [
    'a bust, and what the next has left',
    thrown(played(short(181), 60, 149, 101), 60),
    ['Te pasas', 'Te quedan veinte'],
    ['Et passes', 'Et queden vint'],
  ],
  [
    'the bust of a rival elsewhere',
    thrown(played(short(40)), 60, 1),
    ['Se pasa', 'Te quedan cuarenta'],
    ['Es passa', 'Et queden quaranta'],
  ],
  [
    'what is left to whoever throws next, as three darts can close it',
    thrown(played(short(212), 180), 180),
    ['Ciento ochenta', 'Te quedan treinta y dos'],
    ['Cent vuitanta', 'Et queden trenta-dos'],
  ],
  [
    'one point left',
    thrown(played(short(41), 40), 1),
    ['Uno', 'Te queda uno'],
    ['U', 'Et queda u'],
  ],
  ['nothing left to say at 181', thrown(short(181), 20), ['Veinte'], ['Vint']],
  [
    'nor at 159, which no double closes',
    thrown(newGame({ start: 159, out: 'double', legs: 3 }), 20),
    ['Veinte'],
    ['Vint'],
  ],
  [
    'nor at 170 to who has yet to open with a double',
    thrown(newGame({ start: 170, in: 'double', out: 'double', legs: 3 }), 20),
    ['Veinte'],
    ['Vint'],
  ],
  ['nor at 179, which three darts cannot make', thrown(short(179), 20), ['Veinte'], ['Vint']],
  [
    'what is left to a rival elsewhere',
    thrown(short(60), 20, 0),
    ['Veinte', 'A Biel le quedan sesenta'],
    ['Vint', 'A Biel li queden seixanta'],
  ],
  [
    'the shot that ends the leg',
    thrown(short(40), 40),
    ['Juego, y leg para Ana'],
    ['Joc, i leg per a Ana'],
  ],
  [
    'the shot that ends a leg, and the game goes on',
    thrown(newGame({ start: 40, rounds: 10, legs: 3 }), 40),
    ['Juego, y leg para Ana', 'Turno de Biel', 'Te quedan cuarenta'],
    ['Joc, i leg per a Ana', 'Tira Biel', 'Et queden quaranta'],
  ],
  [
    'the shot that ends a game of legs',
    thrown(played(newGame({ start: 40, rounds: 10, legs: 3 }), 40, 0), 40),
    ['Partida para Ana'],
    ['Partida per a Ana'],
  ],
  [
    'the last round',
    thrown(played(newGame({ start: 1001, rounds: 10 }), ...Array<number>(17).fill(20)), 20),
    ['Veinte', 'Última ronda'],
    ['Vint', 'Darrera ronda'],
  ],
  [
    'sudden death',
    thrown(played(suddenDeath, 20, 20, 20), 20),
    ['Veinte', 'Muerte súbita'],
    ['Vint', 'Mort sobtada'],
  ],
  ['no sudden death again', thrown(played(suddenDeath, 20, 20, 20, 20, 5), 5), ['Cinco'], ['Cinc']],
  [
    'an end by rounds',
    thrown(lastRound(20, 40), 40),
    ['Cuarenta', 'Partida para Biel'],
    ['Quaranta', 'Partida per a Biel'],
  ],
  ['a draw', thrown(lastRound(20, 20), 20), ['Veinte', 'Empate'], ['Vint', 'Empat']],
  [
    'an end off the board',
    {
      before: newGame(),
      after: endGame(newGame(), { winner: 1, reason: 'surrender' }),
      names,
    },
    ['Partida para Biel'],
    ['Partida per a Biel'],
  ],
];

const languages: readonly (readonly [string, CallingWords, number])[] = [
  ['Spanish', callingWords, 2],
  ['Catalan', catalanCallingWords, 3],
];

describe.each(languages)('in %s the voice calls', (_, words, column) => {
  test.each(changes)('%s', (...change) => {
    expect(calls(change[1], words)).toEqual(change[column]);
  });
});

describe('the voice calls nothing', () => {
  const after = played(newGame(), 60);
  test.each([
    ['of a game that was only read again', { before: after, after: { ...after } }],
    ['when a turn is taken back', { before: after, after: undoTurn(after) }],
    [
      'when the turn that ended the game is taken back',
      { before: played(short(40), 40), after: short(40) },
    ],
    [
      'when a rematch begins',
      { before: played(short(40), 40), after: rematch(played(short(40), 40)) },
    ],
    [
      'of a game that is called off',
      { before: newGame(), after: endGame(newGame(), { reason: 'void' }) },
    ],
  ])('%s', (_, change) => {
    expect(calls({ ...change, names }, callingWords)).toEqual([]);
  });
});

describe('the status', () => {
  test.each([
    [
      'says who threw, what is left and whose turn it is, in the words that are called',
      thrown(played(short(212), 180), 60),
      'Biel: sesenta. Le quedan ciento cincuenta y dos. Turno de Ana. Te quedan treinta y dos.',
    ],
    [
      'says a bust',
      thrown(short(40), 60),
      'Ana: se pasa. Le quedan cuarenta. Turno de Biel. Te quedan cuarenta.',
    ],
    [
      'says that the last round begins',
      thrown(played(newGame({ start: 1001, rounds: 10 }), ...Array<number>(17).fill(20)), 20),
      'Biel: veinte. Le quedan ochocientos veintiuno. Última ronda. Turno de Ana.',
    ],
    [
      'says that sudden death begins',
      thrown(played(suddenDeath, 20, 20, 20), 20),
      'Biel: veinte. Le quedan novecientos sesenta y uno. Muerte súbita. Turno de Ana.',
    ],
    [
      'says that a leg has ended, and nothing of what is left of it',
      thrown(newGame({ start: 60, rounds: 10, legs: 3 }), 60),
      'Ana: sesenta. Juego, y leg para Ana. Turno de Biel. Te quedan sesenta.',
    ],
    [
      'says no leg again when a turn of the next one is taken back',
      {
        before: played(newGame({ start: 60, rounds: 10, legs: 3 }), 60, 20),
        after: played(newGame({ start: 60, rounds: 10, legs: 3 }), 60),
        names,
      },
      'Turno de Biel.',
    ],
    ['says the end', thrown(short(40), 40), 'Ana: cuarenta. Juego, y leg para Ana.'],
    [
      'says whose turn it is again when one was taken back',
      { before: played(newGame(), 60), after: newGame(), names },
      'Turno de Ana.',
    ],
  ])('%s', (_, change, said) => {
    expect(status(change, callingWords)).toBe(said);
  });

  test('for spectators describes the last turn, and is empty before the first turn', () => {
    expect(lastTurnStatus(newGame(), names, callingWords)).toBe('');
    expect(lastTurnStatus(played(newGame(), 60), names, callingWords)).toBe(
      'Ana: sesenta. Le quedan cuatrocientos cuarenta y uno.',
    );
    const legs = played(newGame({ start: 60, rounds: 10, legs: 3 }), 60);
    expect(lastTurnStatus(legs, names, callingWords)).toBe('Ana: sesenta. Juego, y leg para Ana.');
  });
});
