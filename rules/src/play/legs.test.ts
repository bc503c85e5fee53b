import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { endGame, newGame, playTurn, rematch, undoTurn } from './match.ts';
import { legNumber, legOfTurn, legsWon, legWinners } from './legs.ts';
import { isInSuddenDeath } from './last-rounds.ts';
import { roundOf, toThrow } from './progress.ts';
import type { GameSettings } from './x01/settings.ts';

const after = (game: Game, ...turns: readonly (readonly number[])[]) =>
  turns.reduce(playTurn, game);

/** A game of legs of 40 points, at best of three. */
const shortLegs = (settings: Partial<GameSettings> = {}) =>
  newGame({ start: 40, legs: 3, rounds: 2, ...settings });

const won = (game: Game) => legsWon(legWinners(game), 2);

describe('a leg', () => {
  test('is won by reaching 0; the other player starts the next leg from the full score', () => {
    const game = after(shortLegs(), [20], [10], [20]);

    expect(game).toMatchObject({
      scores: [40, 40],
      legs: [{ winner: 0, turns: 3 }],
    });
    expect(game.outcome).toBeUndefined();
    expect([legNumber(game), roundOf(game), toThrow(game)]).toEqual([2, 1, 1]);
  });

  test('is won by the fewer points left when the rounds run out', () => {
    const game = after(shortLegs(), [1], [2], [1], [2]);

    expect(game.legs).toEqual([{ winner: 1, turns: 4 }]);
    expect(toThrow(game)).toBe(1);
  });

  test('goes on as sudden death with equal points, decided by its own turns', () => {
    const first = after(shortLegs(), [39], [41], [1]); // the first side has it, the second has busted
    const level = after(first, [1], [1], [1], [1]);
    const idle = Array.from({ length: 60 }, () => [0]);

    expect(isInSuddenDeath(first)).toBe(false);
    expect(isInSuddenDeath(level)).toBe(true);
    expect(level.legs).toHaveLength(1);
    // Equal in busts and best turn of this leg: the first side, who threw second in it, has it.
    expect(after(level, ...idle)).toMatchObject({
      scores: [38, 38],
      outcome: { winner: 0, reason: 'sudden-death' },
    });
    expect(after(level, [5], [6]).outcome).toMatchObject({ winner: 0 });
    expect(after(level, [6], [5]).legs).toHaveLength(2);
  });
});

describe('a game at best of three', () => {
  test('ends with the second leg of a player, with the scores of the last leg', () => {
    const game = after(shortLegs(), [40], [10], [40]);

    expect(game.outcome).toEqual({ winner: 0, reason: 'zero' });
    expect(game.scores).toEqual([0, 30]);
    expect(won(game)).toEqual([2, 0]);
    expect(legNumber(game)).toBe(2);
    expect(() => playTurn(game, [1])).toThrow('game-over');
  });

  test('is decided in a third leg, started by the starter of the first leg', () => {
    const level = after(shortLegs({ starter: 1 }), [40], [40]);

    expect(won(level)).toEqual([1, 1]);
    expect(toThrow(level)).toBe(1);
    expect(legWinners(after(level, [40]))).toEqual([1, 0, 1]);
  });

  test('keeps the legs won when the game ends off the board', () => {
    const game = endGame(after(shortLegs(), [40]), { winner: 1, reason: 'surrender' });

    expect(won(game)).toEqual([1, 0]);
    expect([legNumber(game), game.outcome?.winner]).toEqual([2, 1]);
  });

  test('has a rematch of the same format', () => {
    const game = after(shortLegs({ out: 'double' }), [40], [0], [40]);

    expect(rematch(game)).toEqual(shortLegs({ out: 'double', starter: 1 }));
  });
});

test('every turn belongs to a leg, and the last turn of a leg belongs to the leg that it ends', () => {
  const game = after(shortLegs(), [20], [10], [20], [40], [7]);

  expect(game.turns.map((_, turn) => legOfTurn(game, turn))).toEqual([1, 1, 1, 2, 3]);
});

describe('undoing', () => {
  test('reopens the leg that the turn ended', () => {
    const before = after(shortLegs(), [20], [10]);

    expect(undoTurn(after(before, [20]))).toEqual(before);
    expect(undoTurn(undoTurn(after(before, [20], [5])))).toEqual(before);
  });

  test('reopens the last leg, and the game', () => {
    const before = after(shortLegs(), [40], [10]);

    expect(undoTurn(after(before, [40]))).toEqual(before);
  });
});

test('a game of one leg has a leg winner only when it is decided on the board', () => {
  expect(legWinners(newGame())).toEqual([]);
  expect(legWinners(after(newGame({ start: 40 }), [40]))).toEqual([0]);
  expect(legWinners(after(newGame({ rounds: 1 }), [1], [1]))).toEqual([]);
  expect(legWinners(endGame(newGame(), { winner: 0, reason: 'absence' }))).toEqual([]);
});
