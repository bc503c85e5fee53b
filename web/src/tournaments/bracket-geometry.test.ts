import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardAt,
  connector,
  countRounds,
  drawingSize,
  middleOf,
  spotAfter,
} from './bracket-geometry.ts';

const rounds = fc.integer({ min: 1, max: 7 });
const spotIn = (all: number) =>
  fc.integer({ min: 1, max: all }).chain((round) =>
    fc.record({
      round: fc.constant(round),
      matchNumber: fc.integer({ min: 1, max: 2 ** (all - round) }),
    }),
  );
const bracketWithSpot = rounds.chain((all) => fc.tuple(fc.constant(all), spotIn(all)));

describe('cards', () => {
  test.each([
    [1, 1, 0, 0],
    [1, 2, 0, 120],
    [1, 4, 0, 360],
    [2, 1, 300, 60],
    [2, 2, 300, 300],
    [3, 1, 600, 180],
    [7, 1, 1800, 3780],
  ])('game %2$d of round %1$d stands at %3$d, %4$d', (round, matchNumber, x, y) => {
    expect(cardAt({ round, matchNumber })).toEqual({ x, y });
  });

  test('stand half-way between the two games that feed them', () => {
    fc.assert(
      fc.property(bracketWithSpot, ([, { round, matchNumber }]) => {
        const fed = middleOf({ round: round + 1, matchNumber });
        const upper = middleOf({ round, matchNumber: matchNumber * 2 - 1 });
        const lower = middleOf({ round, matchNumber: matchNumber * 2 });
        expect(fed).toBe((upper + lower) / 2);
      }),
    );
  });

  test('stand within the drawing, and the outermost cards at its edges', () => {
    expect(drawingSize(3)).toEqual({ width: 800, height: 440 });
    fc.assert(
      fc.property(bracketWithSpot, ([all, spot]) => {
        const { x, y } = cardAt(spot);
        const { width, height } = drawingSize(all);
        expect(x + 200).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + 80).toBeLessThanOrEqual(height);
      }),
    );
  });

  test('a bracket has as many rounds as the highest round of its games', () => {
    expect(countRounds([])).toBe(0);
    expect(
      countRounds([
        { round: 2, matchNumber: 1 },
        { round: 1, matchNumber: 2 },
      ]),
    ).toBe(2);
  });
});

describe('connectors', () => {
  test('go down from an odd game and up from an even one, round corners of 10', () => {
    expect(connector({ round: 1, matchNumber: 1 })).toBe(
      'M200 40H240Q250 40 250 50V90Q250 100 260 100H300',
    );
    expect(connector({ round: 1, matchNumber: 2 })).toBe(
      'M200 160H240Q250 160 250 150V110Q250 100 260 100H300',
    );
  });

  test('lead from the middle of a card to the middle of the next card', () => {
    fc.assert(
      fc.property(bracketWithSpot, ([, spot]) => {
        const path = connector(spot);
        const next = spotAfter(spot);
        expect(path).toMatch(new RegExp(`^M${cardAt(spot).x + 200} ${middleOf(spot)}H`));
        expect(path).toMatch(new RegExp(` ${middleOf(next)}H${cardAt(next).x}$`));
      }),
    );
  });
});
