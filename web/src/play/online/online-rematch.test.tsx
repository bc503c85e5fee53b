import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dispatchServerEvent } from '#platform/server-events.ts';
import {
  afterAna,
  ana,
  asked,
  biel,
  endOf,
  enter,
  gameId,
  id,
  press,
  seeAsked,
  seeMessages,
  seeText,
  server,
  startAnew,
  tell,
} from './online-testing.tsx';

vi.mock('socket.io-client', async () => (await import('./online-testing.tsx')).network);

startAnew();

const over = endOf(afterAna(100), { winner: ana, endReason: 'zero' });

/** Sees a game to its end. */
async function end(game = over) {
  await enter({ ...afterAna(100), leagueId: game.leagueId, tournamentId: game.tournamentId });
  tell(game);
  return within(await screen.findByRole('dialog', { name: 'ana ha ganado!' }));
}

const again = () => screen.queryByRole('button', { name: 'Volver a jugar' });

test('waits for the rival, and goes to the new game', async () => {
  const dialog = await end();
  press('Volver a jugar');
  expect(await dialog.findByText('Esperando al oponente...')).toBeTruthy();
  await seeAsked('rematch', 1);

  act(() => dispatchServerEvent('newGame', { newGameId: id(8), oldGameId: gameId }));
  await seeAsked('joinGame', 2);
  expect(asked('joinGame').at(-1)).toMatchObject({ payload: { gameId: id(8) } });
});

test('ends when the rival has left', async () => {
  const dialog = await end();
  act(() => dispatchServerEvent('gameExited', { gameId, userId: biel.userId }));
  expect(await dialog.findByText('El oponente ha salido.')).toBeTruthy();
  expect(again()).toBeNull();
});

test('refused says so', async () => {
  server.answers.set('rematch', () => ({
    success: false,
    message: 'Esta partida no permite revancha.',
  }));
  const dialog = await end();
  press('Volver a jugar');
  expect(await dialog.findByText('Esta partida no permite revancha.')).toBeTruthy();
  expect(again()).toBeNull();
});

test('unanswered may be asked for again', async () => {
  server.answers.set('rematch', () => {
    throw new Error('operation has timed out');
  });
  await end();
  press('Volver a jugar');
  await seeMessages(expect.stringContaining('No se puede conectar'));
  expect(again()).toHaveProperty('disabled', false);
});

test('a game of a league has none, and leads back to the league', async () => {
  const dialog = await end({ ...over, leagueId: id(7) });
  expect(dialog.getByText('Esta partida no permite revancha.')).toBeTruthy();
  expect(again()).toBeNull();
  press('Salir');
  expect(await seeText('liga')).toBeTruthy();
});

test('leaving tells the rival', async () => {
  await end();
  press('Salir');
  expect(await seeText('inicio')).toBeTruthy();
  await seeAsked('playerExitGame', 1);
});
