import { describe, expect, test } from 'vitest';
import { endGame, newGame, playTurn } from './match.ts';
import { beginsLastRound, isInSuddenDeath } from './last-rounds.ts';
import { roundOf } from './progress.ts';
import type { GameSettings } from './x01/settings.ts';

const afterTurns = (count: number, settings: Partial<GameSettings> = {}) =>
  Array.from({ length: count }, () => [1]).reduce(playTurn, newGame(settings));

describe('the round', () => {
  test.each([
    { turns: 0, round: 1 },
    { turns: 1, round: 1 },
    { turns: 2, round: 2 },
    { turns: 29, round: 15 },
  ])('is $round after $turns turns', ({ turns, round }) => {
    expect(roundOf(afterTurns(turns))).toBe(round);
  });

  test('begins as the last round once', () => {
    const begun = Array.from({ length: 20 }, (_, turns) =>
      beginsLastRound(afterTurns(turns, { rounds: 10 })),
    );
    expect(begun.flatMap((isLast, turns) => (isLast ? [turns] : []))).toEqual([18]);
  });
});

describe('sudden death', () => {
  const level = afterTurns(4, { rounds: 2, suddenDeath: true });

  test('begins when the rounds run out level, and not before', () => {
    expect(isInSuddenDeath(afterTurns(3, { rounds: 2, suddenDeath: true }))).toBe(false);
    expect(isInSuddenDeath(level)).toBe(true);
  });

  test('still holds after the game is decided', () => {
    expect(isInSuddenDeath([[5], [6]].reduce(playTurn, level))).toBe(true);
  });

  test('is not reported for a game that ended with its last round, on or off the board', () => {
    const turns = [[1], [1], [1], [9]];
    const decided = turns.reduce(playTurn, newGame({ rounds: 2, suddenDeath: true }));
    expect(isInSuddenDeath(decided)).toBe(false);
    const surrendered = endGame(level, { winner: 0, reason: 'surrender' });
    expect(isInSuddenDeath(surrendered)).toBe(false);
  });

  test('never begins in a game that may end in a draw', () => {
    expect(isInSuddenDeath(afterTurns(4, { rounds: 2 }))).toBe(false);
  });
});
