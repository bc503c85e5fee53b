import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { endGame, newGame, playTurn, rematch, undoTurn } from './match.ts';
import { toThrow } from './progress.ts';

const after = (game: Game, ...turns: readonly (readonly number[])[]) =>
  turns.reduce(playTurn, game);

describe('newGame', () => {
  test('is 501 points and 15 rounds, and the first of two sides starts', () => {
    expect(newGame()).toEqual({
      settings: {
        start: 501,
        in: 'straight',
        out: 'straight',
        legs: 1,
        rounds: 15,
        sides: 2,
        starter: 0,
        suddenDeath: false,
      },
      scores: [501, 501],
      legs: [],
      turns: [],
    });
    expect(toThrow(newGame())).toBe(0);
  });

  test('can be shorter, and be started by the other player', () => {
    const game = newGame({ start: 301, rounds: 10, starter: 1 });

    expect(game).toMatchObject({
      settings: { rounds: 10 },
      scores: [301, 301],
    });
    expect(toThrow(game)).toBe(1);
  });
});

describe('playTurn', () => {
  test('takes the darts off the score and passes the turn', () => {
    const game = after(newGame(), [60, 60, 20]);

    expect(game).toMatchObject({
      scores: [361, 501],
      turns: [{ side: 0, total: 140, bust: false, darts: [60, 60, 20] }],
    });
    expect(toThrow(game)).toBe(1);
  });

  test('keeps two darts as they are', () => {
    expect(after(newGame(), [50, 0]).turns).toMatchObject([{ total: 50, darts: [50, 0] }]);
  });

  test('keeps no darts of a turn entered as a total', () => {
    expect(after(newGame(), [140]).turns).toEqual([{ side: 0, total: 140, bust: false }]);
  });

  test('keeps the turns in order, oldest first', () => {
    expect(after(newGame(), [100], [45], [60]).turns).toMatchObject([
      { side: 0, total: 100 },
      { side: 1, total: 45 },
      { side: 0, total: 60 },
    ]);
  });

  test('busts on more than the points left: the turn counts 0 and the score stays', () => {
    const game = after(newGame({ start: 40 }), [20, 20, 1]);

    expect(game).toMatchObject({
      scores: [40, 40],
      turns: [{ side: 0, total: 0, bust: true, darts: [20, 20, 1] }],
    });
    expect(toThrow(game)).toBe(1);
    expect(game.outcome).toBeUndefined();
  });

  test('distinguishes a bust from a turn of 0', () => {
    expect(after(newGame({ start: 40 }), [0], [41]).turns).toEqual([
      { side: 0, total: 0, bust: false },
      { side: 1, total: 0, bust: true },
    ]);
  });

  test('lets a player be left with 1', () => {
    expect(after(newGame({ start: 40 }), [39])).toMatchObject({
      scores: [1, 40],
      turns: [{ bust: false }],
    });
  });

  test.each([
    { starter: 0, turns: [[50], [60], [50]], winner: 0 },
    { starter: 0, turns: [[50], [100]], winner: 1 },
    { starter: 1, turns: [[100]], winner: 1 },
  ] as const)('is won at once by reaching exactly 0: $winner', ({ starter, turns, winner }) => {
    const game = after(newGame({ start: 100, starter }), ...turns);

    expect(game.outcome).toEqual({ winner, reason: 'zero' });
    expect(game.scores[winner]).toBe(0);
  });

  test('is won by zero, not by rounds, when the last turn reaches 0', () => {
    const game = after(newGame({ start: 100, rounds: 1 }), [60], [100]);

    expect(game.outcome).toEqual({ winner: 1, reason: 'zero' });
  });

  test.each([
    { turns: [[60], [45]], winner: 0, because: 'the lower score wins' },
    { turns: [[45], [60]], winner: 1, because: 'the lower score wins' },
    { turns: [[60], [60]], winner: undefined, because: 'equal scores draw' },
  ])('when the rounds run out, $because', ({ turns, winner }) => {
    const { outcome } = after(newGame({ rounds: 1 }), ...turns);

    expect(outcome).toEqual({ winner, reason: 'rounds' });
  });

  test.each([0, 1] as const)('gives each player 15 turns when %s starts', (starter) => {
    const turns = Array.from({ length: 29 }, () => [1]);
    const game = after(newGame({ starter }), ...turns);

    expect(game.outcome).toBeUndefined();
    expect(after(game, [0]).outcome).toEqual({ winner: starter, reason: 'rounds' });
  });

  test.each([
    ['game-over', newGame({ start: 20 }), [[20], [1]]],
    ['game-over', newGame({ rounds: 1 }), [[1], [1], [1]]],
    ['too-many-darts', newGame(), [[1, 1, 1, 1]]],
    ['invalid-darts', newGame(), [[181]]],
    ['impossible-total', newGame(), [[179]]],
  ])('refuses with %s', (code, game, turns) => {
    expect(() => after(game, ...turns)).toThrow(code);
  });

  test('does not change the given game', () => {
    const game = newGame();
    after(game, [180], [180]);

    expect(game).toEqual(newGame());
  });
});

describe('undoTurn', () => {
  test('removes the last turn, and the same player throws again', () => {
    expect(undoTurn(after(newGame(), [100], [60]))).toEqual(after(newGame(), [100]));
  });

  test('removes a bust without changing the score', () => {
    const game = after(newGame({ start: 40 }), [10], [41]);

    expect(undoTurn(game)).toEqual(after(newGame({ start: 40 }), [10]));
  });

  test('reopens a finished game', () => {
    const game = after(newGame({ start: 100 }), [50], [60]);

    expect(undoTurn(after(game, [50]))).toEqual(game);
    expect(undoTurn(after(game, [50]))).not.toHaveProperty('outcome');
  });

  test('goes back to the start, and no further', () => {
    const game = undoTurn(undoTurn(after(newGame(), [100], [60])));

    expect(game).toEqual(newGame());
    expect(() => undoTurn(game)).toThrow('nothing-to-undo');
  });
});

describe('endGame', () => {
  test('gives the game to the rival of the player who surrenders', () => {
    const outcome = { winner: 1, reason: 'surrender' } as const;

    expect(endGame(after(newGame(), [100]), outcome)).toEqual({
      ...after(newGame(), [100]),
      outcome,
    });
  });

  test('refuses to end a game twice', () => {
    const over = after(newGame({ start: 20 }), [20]);

    expect(() => endGame(over, { winner: 1, reason: 'disconnect' })).toThrow('game-over');
  });
});

describe('rematch', () => {
  test.each([
    { starter: 0, turns: [[40]], next: 1, because: 'the first side won' },
    { starter: 0, turns: [[1], [40]], next: 0, because: 'the second side won' },
    { starter: 0, turns: [[1], [1]], next: 1, because: 'the first side started a draw' },
    { starter: 1, turns: [[1], [1]], next: 0, because: 'the second side started a draw' },
  ] as const)('is started by $next when $because', ({ starter, turns, next }) => {
    const settings = { start: 40, rounds: 1, suddenDeath: false };
    const game = after(newGame({ ...settings, starter }), ...turns);

    expect(rematch(game)).toEqual(newGame({ ...settings, starter: next }));
  });
});
