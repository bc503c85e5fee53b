import type { LeagueGame } from '@darts/contracts/leagues';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#test/page.tsx';
import { ana, biel, id } from '#test/people.ts';
import { LeagueGameRow } from './league-game-row.tsx';

const game: LeagueGame = {
  gameId: id(9),
  round: 1,
  player1: { userId: ana.userId, username: ana.username },
  player2: { userId: biel.userId, username: biel.username },
  winnerId: null,
  isDraw: false,
  status: 'pendiente',
  gameDate: '2025-10-23',
  scorePlayer1: 501,
  scorePlayer2: 501,
  legsWon: [0, 0],
};

const open = (of: Partial<LeagueGame>, legs = 1) =>
  renderAt('/', <LeagueGameRow game={{ ...game, ...of }} isPlayable legs={legs} />);

test('a pending game shows its date or the agreed time, and whether the time has passed', () => {
  open({});
  open({ agreedAt: '2099-10-22T18:30:00.000Z' });
  open({ agreedAt: '2025-10-22T18:30:00.000Z' });
  const times = [
    '23/10/2025',
    /^jueves, 22 de octubre de 2099, 20:30$/,
    /2025, 20:30 \(ya pasó\)$/,
  ];
  expect(times.map((time) => screen.getAllByText(time).length)).toEqual([1, 1, 1]);
});

test('a game voided by a withdrawal shows no winner', () => {
  open({ status: 'finalizada', endReason: 'zero', winnerSeat: 1, isVoided: true });
  screen.getByText('No cuenta por retirada');
  expect(screen.queryByRole('img', { name: 'Gana' })).toBeNull();
});

test('a walkover shows the legs that the table counts', () => {
  open({ status: 'finalizada', endReason: 'walkover', winnerSeat: 2 }, 3);
  expect(screen.getByText('0 - 2')).toBeDefined();
});

test('a game that its loser surrendered or abandoned says so', () => {
  open({ status: 'finalizada', endReason: 'surrender', winnerSeat: 2 });
  expect(screen.getByText('Por rendición')).toBeDefined();
  open({ status: 'finalizada', endReason: 'disconnect', winnerSeat: 2 });
  expect(screen.getByText('Por ausencia')).toBeDefined();
});

test('a finished game shows no agreed time', () => {
  open({ status: 'finalizada', agreedAt: '2025-10-22T18:30:00.000Z' });
  screen.getByText('23/10/2025');
  expect(screen.queryByText(/ya pasó/)).toBeNull();
});
