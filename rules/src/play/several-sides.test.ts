/** Games of three and more, and of one. */
import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { newGame, playTurn, rematch, undoTurn } from './match.ts';
import { retire } from './retire.ts';
import { placesOf } from './places.ts';
import { isInSuddenDeath } from './last-rounds.ts';
import { toThrow } from './progress.ts';

const after = (game: Game, ...totals: readonly number[]) =>
  totals.reduce((before, total) => playTurn(before, [total]), game);

const three = (settings = {}) => newGame({ sides: 3, start: 101, rounds: 2, ...settings });

/** Sides in the order in which they threw. */
const thrown = ({ turns }: Game) => turns.map(({ side }) => side);

describe('three at a board', () => {
  test('throw in turns, and the next one starts the next leg', () => {
    const game = after(three({ legs: 3 }), 60, 26, 26, 41);
    expect(thrown(game)).toEqual([0, 1, 2, 0]);
    expect(game.legs).toEqual([{ winner: 0, turns: 4 }]);
    expect(toThrow(game)).toBe(1);
    expect(toThrow(after(game, 60))).toBe(2);
  });

  test('win the game with the first two legs at best of three, after three legs of others', () => {
    const leg = (game: Game, winner: number): Game => {
      let now = game;
      while (now.legs.length === game.legs.length && !now.outcome) {
        const left = now.scores[toThrow(now)]!;
        now = playTurn(now, [toThrow(now) === winner ? Math.min(left, 60) : 0]);
      }
      return now;
    };
    const tied = [0, 1, 2].reduce(leg, three({ legs: 3, rounds: 10 }));
    expect(tied.outcome).toBeUndefined();
    expect(leg(tied, 1).outcome).toEqual({ winner: 1, reason: 'zero' });
  });

  test('draw a game of one leg if two are level in front when the rounds are used, and the third is behind', () => {
    const game = after(three(), 60, 60, 26, 20, 20, 20);
    expect(game.outcome).toEqual({ reason: 'rounds' });
    expect(placesOf(game)).toEqual([1, 1, 3]);
  });

  test('go on in sudden death between those who are level in front', () => {
    const level = after(three({ legs: 3 }), 60, 26, 60, 20, 26, 20);
    expect(isInSuddenDeath(level)).toBe(true);
    expect(thrown(after(level, 1, 1)).slice(-2)).toEqual([0, 2]);
    expect(after(level, 1, 5).legs).toEqual([{ winner: 2, turns: 8 }]);
  });

  test('leave sudden death one by one, each after a round in which they fell behind', () => {
    const level = after(three({ legs: 3 }), 60, 60, 60, 20, 20, 20);
    const two = after(level, 5, 1, 5);
    expect(thrown(after(two, 2, 2, 2)).slice(-3)).toEqual([0, 2, 0]);
    expect(after(two, 2, 3).legs).toEqual([{ winner: 2, turns: 11 }]);
  });

  test('decide sudden death after thirty extra rounds by busts, then by the order of throwing', () => {
    const level = after(three({ legs: 3 }), 60, 60, 60, 20, 20, 20);
    const idle = Array.from({ length: 29 * 3 }, () => 0);
    expect(after(level, ...idle, 180, 180, 0).legs).toEqual([{ winner: 2, turns: 96 }]);
    expect(after(level, ...idle, 0, 180, 0).legs).toEqual([{ winner: 2, turns: 96 }]);
    expect(after(level, ...idle, 0, 0, 180).legs).toEqual([{ winner: 1, turns: 96 }]);
  });

  test('begin the rematch with the next in order, whoever won', () => {
    const over = after(three({ starter: 1 }), 60, 0, 0, 41);
    expect(over.outcome).toEqual({ winner: 1, reason: 'zero' });
    expect(rematch(over).settings.starter).toBe(2);
  });
});

describe('a leg for the places', () => {
  const leg = three({ isForPlaces: true, rounds: 10 });
  const closedOnce = after(leg, 60, 60, 0, 41);

  test('goes on for the others until one is left', () => {
    expect(closedOnce.outcome).toBeUndefined();
    expect(thrown(after(closedOnce, 1, 1, 1)).slice(-3)).toEqual([1, 2, 1]);
    const over = after(closedOnce, 41);
    expect(over.outcome).toEqual({ winner: 0, reason: 'zero' });
    expect(placesOf(over)).toEqual([1, 2, 3]);
  });

  test('ranks by the order of closing, and by the points left once the rounds are used', () => {
    const short = after(three({ isForPlaces: true }), 60, 26, 26, 41, 0, 20);
    expect(short.outcome).toEqual({ winner: 0, reason: 'zero' });
    expect(placesOf(short)).toEqual([1, 3, 2]);
  });

  test('is open again from the first place on when the first closing turn is undone', () => {
    const over = after(closedOnce, 41);
    const open = undoTurn(undoTurn(over));
    expect(open).toEqual(after(leg, 60, 60, 0));
    expect(placesOf(open)).toEqual([1, 1, 3]);
  });
});

describe('a side that leaves', () => {
  test('is passed over, is last, and is back when that is undone', () => {
    const begun = after(three({ rounds: 10 }), 60, 60);
    const left = retire(begun, 0);
    expect(thrown(after(left, 1, 1, 1)).slice(-3)).toEqual([2, 1, 2]);
    expect(placesOf(left)).toEqual([3, 1, 2]);
    expect(thrown(after(undoTurn(left), 1, 1)).slice(-2)).toEqual([2, 0]);
  });

  test('leaves the game to the last one who stays', () => {
    const left = retire(retire(after(three(), 60), 2), 0);
    expect(left.outcome).toEqual({ winner: 1, reason: 'surrender' });
    expect(placesOf(left)).toEqual([2, 1, 3]);
    expect(() => retire(left, 1)).toThrow('game-over');
    expect(undoTurn(left).outcome).toBeUndefined();
  });

  test('starts no leg any more', () => {
    const game = after(retire(three({ legs: 3 }), 1), 60, 0, 41);
    expect(game.legs).toHaveLength(1);
    expect(toThrow(game)).toBe(2);
  });

  test('ends the leg if it was the last that had to throw', () => {
    const game = retire(after(three(), 60, 26, 26, 20, 20), 2);
    expect(game.outcome).toEqual({ winner: 0, reason: 'rounds' });
    expect(undoTurn(game)).toMatchObject({ scores: [21, 55, 75] });
  });
});

test('each side starts every leg from its own points, and opens it with a double from there', () => {
  const settings = { starts: [301, 101, 101], legs: 3, rounds: 10, in: 'double' } as const;
  const game = three(settings);
  expect(game.scores).toEqual([301, 101, 101]);
  const opened = playTurn(game, { beds: ['S20', 'D20', 'S1'] });
  expect(opened.scores).toEqual([260, 101, 101]);
  const leg = playTurn(playTurn(opened, { beds: ['D20', 'S20', 'S1'] }), { beds: ['M', 'M', 'M'] });
  const over = playTurn(playTurn(leg, [0]), { beds: ['S20', 'D10'] });
  expect(over.legs).toEqual([{ winner: 1, turns: 5 }]);
  expect(over.scores).toEqual([301, 101, 101]);
});

test('somebody alone throws as many rounds as they need', () => {
  const alone = newGame({ sides: 1, start: 101, rounds: 10, legs: 1 });
  const long = after(alone, ...Array.from({ length: 40 }, () => 1));
  expect(long.outcome).toBeUndefined();
  expect(after(long, 60, 1).outcome).toEqual({ winner: 0, reason: 'zero' });
});
