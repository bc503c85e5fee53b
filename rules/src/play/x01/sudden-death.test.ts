import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { newGame, playTurn } from '../match.ts';
import { toThrow } from '../progress.ts';
import type { GameSettings } from './settings.ts';

const after = (game: Game, ...turns: readonly (readonly number[])[]) =>
  turns.reduce(playTurn, game);

/** A game of two rounds with sudden death, after its two rounds with equal scores. */
const level = (settings: Partial<GameSettings> = {}) =>
  after(newGame({ rounds: 2, suddenDeath: true, ...settings }), [5], [5], [5], [5]);

/** `count` rounds in which nobody scores. */
const idle = (count: number) => Array.from({ length: count * 2 }, () => [0]);

describe('sudden death', () => {
  test('follows when the rounds run out with equal scores', () => {
    expect(level().outcome).toBeUndefined();
    expect(toThrow(level())).toBe(0);
  });

  test('is not needed when the scores differ', () => {
    const game = after(newGame({ rounds: 1, suddenDeath: true }), [60], [45]);

    expect(game.outcome).toEqual({ winner: 0, reason: 'rounds' });
  });

  test('goes on one round at a time while the scores are equal', () => {
    expect(after(level(), [60], [60]).outcome).toBeUndefined();
    expect(after(level(), ...idle(29)).outcome).toBeUndefined();
  });

  test.each([
    { first: 60, second: 45, winner: 0 },
    { first: 45, second: 60, winner: 1 },
  ])('is won by the lower score at the end of a round: $winner', ({ first, second, winner }) => {
    const game = after(level(), [first]);

    expect(game.outcome).toBeUndefined();
    expect(after(game, [second]).outcome).toEqual({ winner, reason: 'sudden-death' });
  });

  test('is won at once by reaching 0', () => {
    const game = level({ start: 60 });

    expect(after(game, [50]).outcome).toEqual({ winner: 0, reason: 'zero' });
  });

  test('ends without a turn for the rival when a player reaches 0', () => {
    expect(() => after(level({ start: 60 }), [50], [50])).toThrow('game-over');
  });
});

describe('after 30 extra rounds', () => {
  const decided = (...turns: readonly (readonly number[])[]) => {
    const game = after(newGame({ start: 100, rounds: 2, suddenDeath: true }), ...turns);
    return after(game, ...idle(30)).outcome;
  };

  test.each([
    { turns: [[0], [101], [0], [0]], winner: 0 },
    { turns: [[101], [0], [0], [0]], winner: 1 },
    { turns: [[101], [101], [0], [101]], winner: 0 },
  ])('fewer busts win: $winner', ({ turns, winner }) => {
    expect(decided(...turns)).toEqual({ winner, reason: 'sudden-death' });
  });

  test.each([
    { turns: [[30], [20], [10], [20]], winner: 0 },
    { turns: [[20], [10], [20], [30]], winner: 1 },
  ])('with equal busts, the highest turn wins: $winner', ({ turns, winner }) => {
    expect(decided(...turns)).toEqual({ winner, reason: 'sudden-death' });
  });

  test('a bust is not a high turn', () => {
    expect(decided([180], [20], [20], [101])).toMatchObject({ winner: 1 });
    expect(decided([180], [101], [20], [20])).toMatchObject({ winner: 1 });
  });

  test('fewer busts count for more than the highest turn', () => {
    expect(decided([60], [101], [0], [60])).toMatchObject({ winner: 0 });
    expect(decided([101], [30], [60], [30])).toMatchObject({ winner: 1 });
  });

  test.each([
    { starter: 0, winner: 1 },
    { starter: 1, winner: 0 },
  ] as const)(
    'with equal busts and highest turns, the player who threw second wins: $winner',
    (each) => {
      const game = after(level({ starter: each.starter }), ...idle(30));

      expect(game.outcome).toEqual({ winner: each.winner, reason: 'sudden-death' });
    },
  );
});
