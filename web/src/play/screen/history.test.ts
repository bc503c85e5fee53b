import { newGame, playTurn } from '@darts/rules/play/game';
import { expect, test } from 'vitest';
import { chalkRows } from './history.ts';

const after = (start: number, ...turns: number[][]) => turns.reduce(playTurn, newGame({ start }));

test('there is a row for each round, and the first is being played', () => {
  const rows = chalkRows(newGame());
  expect(rows).toHaveLength(15);
  expect(rows.filter((row) => row.isCurrent).map((row) => row.round)).toEqual([1]);
});

test('writes what was scored and what is left, and strikes out what was left before', () => {
  const [first, second] = chalkRows(after(501, [60], [45], [85]));
  expect(first?.marks).toEqual({
    player1: { scored: 60, bust: false, toGo: 441, isLast: false },
    player2: { scored: 45, bust: false, toGo: 456, isLast: true },
  });
  expect(second?.marks).toEqual({
    player1: { scored: 85, bust: false, toGo: 356, isLast: true },
  });
  expect(second?.isCurrent).toBe(true);
});

test('tells a bust from a turn that scored nothing', () => {
  const [first] = chalkRows(after(40, [60], [0]));
  expect(first?.marks.player1).toMatchObject({ scored: 0, bust: true, toGo: 40 });
  expect(first?.marks.player2).toMatchObject({ scored: 0, bust: false, toGo: 40 });
});

test('a finished game has no round being played, and none to come', () => {
  expect(chalkRows(after(60, [60]))).toMatchObject([{ round: 1, isCurrent: false }]);
});

test('sudden death goes on below the last round', () => {
  const drawn = [[1], [1]].reduce(playTurn, newGame({ rounds: 1, suddenDeath: true }));
  expect(chalkRows(drawn)).toMatchObject([
    { round: 1, isCurrent: false },
    { round: 2, isCurrent: true },
  ]);
});
