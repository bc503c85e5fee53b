import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ASK_AGAIN_MS } from '#play/queries.ts';
import { afterAna, endOf, gameId } from '#test/games.ts';
import { enter, playForEach, update } from '#test/online-game.tsx';
import { press, seeText, seeToasts } from '#test/page.tsx';
import { ana, biel, id } from '#test/people.ts';
import { asked, realtime, refuse, seeAsked, send } from '#test/socket.ts';

vi.mock('socket.io-client', async () => (await import('#test/socket.ts')).socketIo);

playForEach();

const over = endOf(afterAna(100), { winner: ana, endReason: 'zero' });

/** Sees a game to its end. */
async function end(game = over) {
  await enter({ ...afterAna(100), leagueId: game.leagueId, tournamentId: game.tournamentId });
  await update(game);
  return within(await screen.findByRole('dialog', { name: 'ana ha ganado!' }));
}

const again = () => screen.queryByRole('button', { name: 'Volver a jugar' });

test('waits for the rival, and goes to the new game', async () => {
  const dialog = await end();
  again()?.focus();
  press('Volver a jugar');
  expect(await dialog.findByText('Esperando al oponente...')).toBeTruthy();
  await seeAsked('rematch', 1);
  expect(document.activeElement).toBe(again()); // a keyboard goes on from where it pressed
  press('Volver a jugar');
  await seeAsked('rematch', 1);

  await send('newGame', { newGameId: id(8), oldGameId: gameId });
  await seeAsked('joinGame', 2);
  expect(asked('joinGame').at(-1)).toMatchObject({ payload: { gameId: id(8) } });
});

test('that the rival wants is said, also in the title, and can be accepted', async () => {
  const dialog = await end();
  await send('rematchWanted', { gameId: id(7), userId: biel.userId }); // of another game
  expect(again()).not.toBeNull();
  await send('rematchWanted', { gameId, userId: biel.userId });
  expect(dialog.getByRole('status').textContent).toBe('biel quiere la revancha');
  expect(document.title).toContain('biel quiere la revancha');

  press('Aceptar revancha');
  await seeAsked('rematch', 1);
  expect(await dialog.findByText('Esperando al oponente...')).toBeTruthy();
});

test('that the rival wanted is over when they leave', async () => {
  const dialog = await end();
  await send('rematchWanted', { gameId, userId: biel.userId });
  await send('gameExited', { gameId, userId: biel.userId });
  expect(await dialog.findByText('El oponente ha salido.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Aceptar revancha' })).toBeNull();
});

test('ends when the rival has left', async () => {
  const dialog = await end();
  await send('gameExited', { gameId, userId: biel.userId });
  expect(await dialog.findByText('El oponente ha salido.')).toBeTruthy();
  expect(again()).toBeNull();
});

test.each([
  { is: 'not answered', answer: () => Promise.reject(new Error('operation has timed out')) },
  { is: 'refused', answer: async () => ({ success: false, message: 'Ya no hay revancha.' }) },
])('of a rival who has left meanwhile is over, also where the wish is $is', async ({ answer }) => {
  const dialog = await end();
  const answering = Promise.withResolvers<void>();
  realtime.answers.set('rematch', () => answering.promise.then(answer));
  press('Volver a jugar');
  await seeAsked('rematch', 1);
  await send('gameExited', { gameId, userId: biel.userId });
  answering.resolve();
  await send('gameExited', { gameId: id(7), userId: biel.userId }); // by when the answer is there
  expect(dialog.getByRole('status').textContent).toBe('El oponente ha salido.');
  expect(again()).toBeNull();
});

test.each([
  ['gone', 'Ya no se puede pedir la revancha.', null],
  ['wanted', 'biel quiere la revancha', 'Aceptar revancha'],
])('after a lost line is as the server has it: %s', async (rematch, said, button) => {
  const dialog = await end();
  realtime.answers.set('joinGame', () => ({ success: true, game: over, rematch }));
  act(() => realtime.listeners.get('disconnect')?.());
  act(() => realtime.listeners.get('connect')?.());
  await seeAsked('joinGame', 2);
  expect(await dialog.findByText(said)).toBeTruthy();
  expect(again()).toBeNull();
  expect(button === null || dialog.getByRole('button', { name: button })).toBeTruthy();
});

test('refused says so', async () => {
  realtime.answers.set('rematch', () => ({
    success: false,
    message: 'Esta partida no permite revancha.',
  }));
  const dialog = await end();
  press('Volver a jugar');
  expect(await dialog.findByText('Esta partida no permite revancha.')).toBeTruthy();
  expect(again()).toBeNull();
});

test('waited for is asked for again, and over once the offer has run out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const dialog = await end();
  press('Volver a jugar');
  expect(await dialog.findByText('Esperando al oponente...')).toBeTruthy();
  const refusal = { success: false, message: 'Esta partida no permite revancha.' };
  realtime.answers.set('rematch', () => refusal);

  await act(() => vi.advanceTimersByTimeAsync(ASK_AGAIN_MS));

  expect(await dialog.findByText(refusal.message)).toBeTruthy();
  await seeAsked('rematch', 2);
});

test('waited for is waited for on where asking again is not answered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const dialog = await end();
  press('Volver a jugar');
  expect(await dialog.findByText('Esperando al oponente...')).toBeTruthy();
  realtime.answers.set('rematch', () => {
    throw new Error('operation has timed out');
  });

  await act(() => vi.advanceTimersByTimeAsync(ASK_AGAIN_MS));

  await seeAsked('rematch', 2);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(dialog.getByText('Esperando al oponente...')).toBeTruthy();
});

test('unanswered may be asked for again', async () => {
  realtime.answers.set('rematch', () => {
    throw new Error('operation has timed out');
  });
  await end();
  press('Volver a jugar');
  await seeToasts(expect.stringContaining('No se puede conectar'));
  expect(again()?.getAttribute('aria-disabled')).toBeNull();
});

test('that could not be kept for a moment may be asked for again', async () => {
  refuse('rematch', 'Ahora mismo no se puede guardar nada.', 'out-of-reach');
  await end();
  press('Volver a jugar');
  await seeToasts('Ahora mismo no se puede guardar nada.');
  expect(again()).not.toBeNull();
});

test('a game of a league has none, and leads back to the league', async () => {
  const dialog = await end({ ...over, leagueId: id(7) });
  await send('gameExited', { gameId, userId: biel.userId }); // which changes nothing
  expect(dialog.getByText('Esta partida no permite revancha.')).toBeTruthy();
  expect(again()).toBeNull();
  press('Salir');
  expect(await seeText('liga')).toBeTruthy();
});

test.each([
  [ana, 'Has ganado.'],
  [biel, 'Has perdido.'],
])('the end says to the player here what it is to them', async (winner, message) => {
  await enter(afterAna(100));
  await update(endOf(afterAna(100), { winner, endReason: 'zero' }));
  expect(await seeText(message)).toBeTruthy();
});

test('the statistics of the game are one press from the end', async () => {
  const dialog = await end();
  fireEvent.click(dialog.getByRole('link', { name: 'Estadísticas' }));
  expect(await seeText('estadísticas')).toBeTruthy();
  await seeAsked('playerExitGame', 1);
});

test('who goes back from the statistics is not led to the game, which would lead to them again', async () => {
  const dialog = await end();
  fireEvent.click(dialog.getByRole('link', { name: 'Estadísticas' }));
  await seeText('estadísticas');
  press('Atrás');
  expect(await seeText('inicio')).toBeTruthy();
});

test('leaving tells the rival', async () => {
  await end();
  press('Salir');
  expect(await seeText('inicio')).toBeTruthy();
  await seeAsked('playerExitGame', 1);
});
