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

test('a rematch waits for the rival, and leads to the new game', async () => {
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

test('a rematch that the rival wants is announced, also in the title, and can be accepted', async () => {
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

test('a rematch that the rival wanted is over when the rival leaves', async () => {
  const dialog = await end();
  await send('rematchWanted', { gameId, userId: biel.userId });
  await send('gameExited', { gameId, userId: biel.userId });
  expect(await dialog.findByText('El oponente ha salido.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Aceptar revancha' })).toBeNull();
});

test('a rematch is no longer offered when the rival has left', async () => {
  const dialog = await end();
  await send('gameExited', { gameId, userId: biel.userId });
  expect(await dialog.findByText('El oponente ha salido.')).toBeTruthy();
  expect(again()).toBeNull();
});

test.each([
  { is: 'not answered', answer: () => Promise.reject(new Error('operation has timed out')) },
  { is: 'refused', answer: async () => ({ success: false, message: 'Ya no hay revancha.' }) },
])('a rematch is over when the rival leaves during a request that is $is', async ({ answer }) => {
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
])(
  'a rematch after a lost connection has the state of the server: %s',
  async (rematch, said, button) => {
    const dialog = await end();
    realtime.answers.set('joinGame', () => ({ success: true, game: over, rematch }));
    act(() => realtime.listeners.get('disconnect')?.());
    act(() => realtime.listeners.get('connect')?.());
    await seeAsked('joinGame', 2);
    expect(await dialog.findByText(said)).toBeTruthy();
    expect(again()).toBeNull();
    expect(button === null || dialog.getByRole('button', { name: button })).toBeTruthy();
  },
);

test('a refused rematch shows the refusal', async () => {
  realtime.answers.set('rematch', () => ({
    success: false,
    message: 'Esta partida no permite revancha.',
  }));
  const dialog = await end();
  press('Volver a jugar');
  expect(await dialog.findByText('Esta partida no permite revancha.')).toBeTruthy();
  expect(again()).toBeNull();
});

test('a pending rematch is requested again, and is over once the offer has expired', async () => {
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

test('a pending rematch stays pending when the repeated request is not answered', async () => {
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

test('a rematch request without an answer can be repeated', async () => {
  realtime.answers.set('rematch', () => {
    throw new Error('operation has timed out');
  });
  await end();
  press('Volver a jugar');
  await seeToasts(expect.stringContaining('No se puede conectar'));
  expect(again()?.getAttribute('aria-disabled')).toBeNull();
});

test('a rematch request that could not be stored for a moment can be repeated', async () => {
  refuse('rematch', 'Ahora mismo no se puede guardar nada.', 'out-of-reach');
  await end();
  press('Volver a jugar');
  await seeToasts('Ahora mismo no se puede guardar nada.');
  expect(again()).not.toBeNull();
});

test('a league game has no rematch, and leads back to the league', async () => {
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
])(
  'the end tells the player on this device whether they have won or lost',
  async (winner, message) => {
    await enter(afterAna(100));
    await update(endOf(afterAna(100), { winner, endReason: 'zero' }));
    expect(await seeText(message)).toBeTruthy();
  },
);

test('one press leads from the end to the statistics of the game', async () => {
  const dialog = await end();
  fireEvent.click(dialog.getByRole('link', { name: 'Estadísticas' }));
  expect(await seeText('estadísticas')).toBeTruthy();
  await seeAsked('playerExitGame', 1);
});

test('going back from the statistics leads home, not to the game', async () => {
  const dialog = await end();
  fireEvent.click(dialog.getByRole('link', { name: 'Estadísticas' }));
  await seeText('estadísticas');
  press('Atrás');
  expect(await seeText('inicio')).toBeTruthy();
});

test('the rival is told when the player leaves', async () => {
  await end();
  press('Salir');
  expect(await seeText('inicio')).toBeTruthy();
  await seeAsked('playerExitGame', 1);
});
