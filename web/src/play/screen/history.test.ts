import type { Game } from '@darts/rules/play/game';
import { newGame, playTurn } from '@darts/rules/play/match';
import { PRESETS } from '@darts/rules/play/x01/settings';
import { expect, test } from 'vitest';
import { chalkLegs, remaining } from './history.ts';

const chalkRows = (game: Game) => chalkLegs(game)[0] ?? [];
const after = (start: number, ...turns: number[][]) => turns.reduce(playTurn, newGame({ start }));

test('the history has a row for each round, and the first round is current', () => {
  const rows = chalkRows(newGame());
  expect(rows).toHaveLength(15);
  expect(rows.filter((row) => row.isCurrent).map((row) => row.round)).toEqual([1]);
});

test('the history shows the points scored and left, and strikes out the points left before', () => {
  const [first, second] = chalkRows(after(501, [60], [45], [85]));
  expect(first?.marks).toEqual([
    { scored: 60, bust: false, toGo: 441, isLast: false },
    { scored: 45, bust: false, toGo: 456, isLast: true },
  ]);
  expect(second?.marks).toEqual([{ scored: 85, bust: false, toGo: 356, isLast: true }, undefined]);
  expect(second?.isCurrent).toBe(true);
});

test('the history distinguishes a bust from a turn of zero', () => {
  const [first] = chalkRows(after(40, [60], [0]));
  expect(first?.marks[0]).toMatchObject({ scored: 0, bust: true, toGo: 40 });
  expect(first?.marks[1]).toMatchObject({ scored: 0, bust: false, toGo: 40 });
});

test('a finished game has no current round, and no rounds to come', () => {
  expect(chalkRows(after(60, [60]))).toMatchObject([{ round: 1, isCurrent: false }]);
});

test('sudden death goes on below the last round', () => {
  const drawn = [[1], [1]].reduce(playTurn, newGame({ rounds: 1, suddenDeath: true }));
  expect(chalkRows(drawn)).toMatchObject([
    { round: 1, isCurrent: false },
    { round: 2, isCurrent: true },
  ]);
});

test('each leg has rows of its own, and begins with the full score', () => {
  const format = { ...PRESETS.quick, start: 101, legs: 3 };
  const game = [[101], [60], [41]].reduce(playTurn, newGame(format));
  const [first, second = []] = chalkLegs(game);
  expect(first).toMatchObject([{ round: 1, marks: [{ toGo: 0 }, undefined], isCurrent: false }]);
  expect(second).toHaveLength(10);
  expect(second[0]?.marks).toMatchObject([{ toGo: 60 }, { toGo: 41 }]);
  expect(second[1]?.isCurrent).toBe(true);
  expect(remaining(game, 0, 1)).toEqual([101, 0]);
  expect(remaining(game, 0, 2)).toEqual([101, 60]);
});
