import type { GameView } from '@darts/contracts/play';
import { legsWon, legWinners, turnsByLeg } from '@darts/rules/play/legs';
import { PRESETS } from '@darts/rules/play/x01/settings';
import { expect, test } from 'vitest';
import { endOf, newGame } from '#test/games.ts';
import { gameOfView } from './game-of-view.ts';

const gone = { userId: null, username: 'Jugador eliminado' };

test.each([1, 2] as const)(
  'the winner of a game remains the winner after both accounts are deleted: %i',
  (winnerSeat) => {
    const view = { ...newGame, player1: gone, player2: gone };
    const over = { ...endOf(view, { winner: gone, endReason: 'zero' }), winnerSeat };
    expect(gameOfView(over).outcome).toEqual({ winner: winnerSeat - 1, reason: 'zero' });
  },
);

test('turns stay in their legs when the entered result has fewer legs', () => {
  const turns = [1, 2, 2, 3].map((leg, index) => ({
    playerId: null,
    seat: ((index % 2) + 1) as 1 | 2,
    leg,
    totalScore: 20,
    bust: false,
  }));
  const view: GameView = {
    ...endOf(newGame, { winner: gone, endReason: 'result' }),
    winnerSeat: 1,
    format: PRESETS.league,
    leg: 3,
    legsWon: [2, 0],
    legWinners: [1, 1],
    turns,
  };
  const game = gameOfView(view);
  expect(legsWon(legWinners(game), 2)).toEqual([2, 0]);
  expect(legWinners(game)).toEqual([0, undefined, 0]);
  expect(turnsByLeg(game).map(({ length }) => length)).toEqual([1, 2, 1]);
});
