import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BED_NAMES } from '../../beds.ts';
import {
  bedsHit,
  figuresIn,
  figuresOf,
  playedLegs,
  TOTALS_STEPS,
  turnsBetween,
} from './figures.ts';
import { formatKey, formatOfKey } from './format-key.ts';
import { endGame, newGame, playTurn } from '../../match.ts';
import { FORMAT_CHOICES, INS, OUTS } from '../settings.ts';
import type { Thrown } from '../judgement.ts';

const play = (settings: Parameters<typeof newGame>[0], thrown: readonly Thrown[]) =>
  thrown.reduce(playTurn, newGame(settings));

const double = { start: 101, in: 'straight', out: 'double', legs: 3, rounds: 10 } as const;

// Ana closes the first leg with her fifth dart; in the second, Biel busts at D20 and Ana wins it later.
const legs = play(double, [
  { beds: ['T20', 'S1', 'M'] }, // 40 left: the third dart is at D20
  { beds: ['S20', 'S20', 'S20'] },
  { beds: ['S20', 'D10'] }, // 40, then 20: both at a double
  { beds: ['T20', 'S1', 'S20'] }, // Biel's, at 40 and 20 left
  { darts: [60] },
  { beds: ['D20'] }, // a bust: 20 were left
]);

test('points and darts are summed, with three darts for a bust, and the first nine counted apart', () => {
  expect(figuresOf(legs, 0)).toMatchObject({
    points: 61 + 40 + 60,
    turns: 3,
    darts: 3 + 2 + 3,
    ninePoints: 161,
    nineDarts: 8,
    legs: 1,
    legsWon: 1,
    bestTurn: 61,
    bestLeg: 5,
    bestClose: 40,
  });
  expect(figuresOf(legs, 1)).toMatchObject({
    points: 60 + 81,
    turns: 3,
    darts: 3 + 3 + 3,
    legsWon: 0,
    bestLeg: null,
    bestClose: 0,
  });
});

test('darts at a finish are the darts that could have closed the leg, when the beds are known', () => {
  const { finishes, finishDarts } = figuresOf(legs, 0);
  expect({ finishes, finishDarts }).toEqual({ finishes: 1, finishDarts: 3 });
  expect(figuresOf(legs, 1).finishDarts).toBe(2); // at 40 and, busting, at 20

  const byTotals = play(double, [{ darts: [61] }, { darts: [0] }, { darts: [40], dartsUsed: 1 }]);
  expect(figuresOf(byTotals, 0)).toMatchObject({
    finishes: 0,
    finishDarts: 0,
    bestClose: 40,
  });
  const straight = play({ start: 40 }, [{ beds: ['D20'] }]);
  expect(figuresOf(straight, 0)).toMatchObject({ finishes: 0, finishDarts: 0, legsWon: 1 });
  const master = play({ ...double, out: 'master', start: 60 }, [{ beds: ['S3', 'T19'] }]);
  expect(figuresOf(master, 0)).toMatchObject({ finishes: 1, finishDarts: 2 });
});

test('turns are counted by the step of their total', () => {
  const game = play({}, [{ darts: [180] }, { darts: [19] }, { darts: [140] }, { darts: [20] }]);
  const counts = (side: 0 | 1) =>
    TOTALS_STEPS.filter((_, index) => figuresOf(game, side).steps[index] === 1);
  expect([counts(0), counts(1)]).toEqual([
    [140, 180],
    [0, 20],
  ]);
  const figures = figuresOf(game, 0);
  expect(turnsBetween(figures, 100, 140)).toBe(0);
  expect(turnsBetween(figures, 140, 180)).toBe(1);
  expect(turnsBetween(figures, 140)).toBe(2);
});

test('a leg ended by a surrender has no winner, and a leg ended by its rounds has a winner', () => {
  const running = play(double, [{ darts: [60] }]);
  const given = endGame(running, { winner: 0, reason: 'surrender' });
  expect(figuresOf(given, 0)).toMatchObject({ legs: 0, legsWon: 0, points: 60 });

  const rounds = Array.from({ length: 20 }, (_, turn) => ({ darts: [turn % 2] }));
  const drawn = play({ ...double, legs: 1, out: 'straight' }, [...rounds]);
  expect(drawn.outcome).toEqual({ reason: 'rounds', winner: 1 });
  expect(figuresOf(drawn, 1)).toMatchObject({ legs: 1, legsWon: 1, bestLeg: 30 });
});

test('beds are counted for the player who hit them', () => {
  expect(Object.fromEntries(bedsHit(legs.turns, 0))).toEqual({
    T20: 1,
    S1: 1,
    M: 1,
    S20: 1,
    D10: 1,
  });
});

test('the figures of the legs add up to the figures of the game', () => {
  const bed = fc.constantFrom(...BED_NAMES);
  const turn = fc.record({ beds: fc.tuple(bed, bed, bed) });
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 60 }), (thrown) => {
      let game = newGame({ ...double, start: 301, legs: 5 });
      for (const { beds } of thrown) {
        if (game.outcome) break;
        const isFit = [3, 2, 1].some((length) => {
          try {
            game = playTurn(game, { beds: beds.slice(0, length) });
            return true;
          } catch {
            return false; // over before its last dart
          }
        });
        if (!isFit) break;
      }
      for (const side of [0, 1] as const) {
        const whole = figuresOf(game, side);
        const parts = playedLegs(game).map((leg) => figuresIn([leg], game.settings, side));
        for (const name of ['points', 'darts', 'ninePoints', 'legsWon', 'finishDarts'] as const) {
          expect(parts.reduce((sum, part) => sum + part[name], 0)).toBe(whole[name]);
        }
        expect(whole.points).toBe(
          game.turns.reduce((sum, each) => sum + (each.side === side ? each.total : 0), 0),
        );
        expect(whole.steps.reduce((sum, count) => sum + count, 0)).toBe(whole.turns);
      }
    }),
    { numRuns: 60 },
  );
});

test('a format is restored from its key', () => {
  for (const start of FORMAT_CHOICES.start) {
    for (const first of INS) {
      for (const out of OUTS) {
        const format = { start, in: first, out, legs: 3, rounds: 20 };
        expect(formatOfKey(formatKey(format))).toEqual(format);
      }
    }
  }
  expect(formatOfKey('501-straight-triple-1-15')).toBeUndefined();
  expect(formatOfKey('501-straight-double-1')).toBeUndefined();
});
