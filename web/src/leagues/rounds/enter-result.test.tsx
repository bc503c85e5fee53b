import type { GameResult } from '@darts/contracts/results';
import { PRESETS } from '@darts/rules/play/x01/settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressSoon, renderAt } from '#test/page.tsx';
import { ana, biel, id, jefa } from '#test/people.ts';
import { good, serveAnswers } from '#test/server.ts';
import { LeagueGameRow } from './league-game-row.tsx';

const gameId = id(8);
const of = (legs: number): GameResult => ({
  gameId,
  kind: 'league',
  competitionId: id(9),
  player1: { userId: ana.userId, username: 'ana' },
  player2: { userId: biel.userId, username: 'biel' },
  status: 'pendiente',
  version: 3,
  format: { ...PRESETS.league, legs },
  mayDraw: true,
  proposal: null,
  mayPropose: false,
  mayDecide: true,
  mayTakeBack: false,
  entered: null,
});

function openRow(legs: number) {
  const sent = serveAnswers({
    [`GET /games/${gameId}/result`]: () => good({ result: of(legs) }),
    [`PUT /leagues/${id(9)}/results/${gameId}`]: () => good({}),
  });
  const game = {
    gameId,
    round: 1,
    player1: { userId: ana.userId, username: 'ana' },
    player2: { userId: biel.userId, username: 'biel' },
    winnerId: null,
    isDraw: false,
    status: 'pendiente',
    gameDate: '2025-10-23',
    scorePlayer1: 501,
    scorePlayer2: 501,
    legsWon: [0, 0] as [number, number],
  } as const;
  renderAt('/', <LeagueGameRow game={game} isPlayable isDecidable legs={3} />, jefa);
  return sent;
}

test('an organiser enters a best-of-3 result from the round with four taps, without typing', async () => {
  const sent = openRow(3);
  await pressSoon('Introducir resultado: ana - biel');
  fireEvent.click(await screen.findByRole('radio', { name: 'biel' }));
  fireEvent.click(screen.getByRole('radio', { name: '1' }));
  await pressSoon('Guardar');
  await waitFor(() =>
    expect(sent[`PUT /leagues/${id(9)}/results/${gameId}`]).toEqual({
      outcome: 'result',
      legsWon: [1, 2],
      seen: 3,
    }),
  );
});

test('the result of a game of one leg needs the points left, and a blank field says so', async () => {
  openRow(1);
  await pressSoon('Introducir resultado: ana - biel');
  fireEvent.click(await screen.findByRole('radio', { name: 'ana' }));
  await pressSoon('Guardar');
  expect(screen.getByText('Escribe cuántos puntos quedaban.')).toBeDefined();
});
