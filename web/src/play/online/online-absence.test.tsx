import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { afterAna, endOf, gameId, newGame } from '#test/games.ts';
import { enter, joins, playForEach, update } from '#test/online-game.tsx';
import { press, seeText, seeToasts } from '#test/page.tsx';
import { ana, biel } from '#test/people.ts';
import { asked, realtime, refuse, seeAsked, send } from '#test/socket.ts';

vi.mock('socket.io-client', async () => (await import('#test/socket.ts')).socketIo);

playForEach();

const running = afterAna(100);
const away = { ...running, absent: [biel.userId], version: 3 };
const back = { ...running, version: 4 };

/** The server says that the rival is away, and for how long they still may be. */
async function leave(remainingMs: number, totalMs = 300_000, game = running) {
  await update({ ...game, absent: [biel.userId], version: away.version });
  await send('playerDisconnected', {
    gameId,
    userId: biel.userId,
    remainingMs,
    totalMs,
  });
}

const overlay = () => screen.findByRole('dialog', { name: 'El rival se ha desconectado' });
const time = () => screen.getByRole('timer').textContent;

test('an absent rival has the time given by the server, regardless of the device clock', async () => {
  await enter(running);
  vi.setSystemTime('2001-01-01');
  await leave(277_000);
  await overlay();
  expect(time()).toBe('4:37');

  const slept = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(slept);
  await waitFor(() => expect(time()).toMatch(/^3:3[67]$/));
  vi.useRealTimers();
});

/** How much of the ring around the clock is drawn, from 0 to 1. */
const ring = async () =>
  Number.parseFloat(
    (await overlay()).querySelector('circle:last-child')?.getAttribute('stroke-dasharray') ?? '',
  );

test('the ring shows the remaining share of the total time given by the server', async () => {
  await enter(running);
  await leave(30_000, 120_000);
  expect(await ring()).toBe(0.25);
  await leave(30_000, 60_000);
  expect(await ring()).toBe(0.5);
});

test('the remaining time stays visible after the player closes the dialog', async () => {
  await enter(running);
  await leave(300_000);
  await overlay();
  press('Seguir en la partida');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: /El rival se ha desconectado/ })).toBeTruthy();
  expect(time()).toMatch(/^(5:00|4:59)$/);
});

const aside = () => screen.getByRole('button', { name: /El rival se ha desconectado/ });

test('during the player’s own turn the remaining time leaves the board free', async () => {
  await enter();
  await leave(300_000, 300_000, newGame);
  expect(aside()).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/^El rival se ha desconectado\. Quedan 5 minutos/)).toBeTruthy();

  fireEvent.click(screen.getByLabelText('Triple 20, 60'));
  expect(screen.getByLabelText('Total del turno').textContent).toBe('60');
  await update({ ...away, version: 5 }); // the turn is played
  await overlay();
  press('Seguir en la partida');
  await update({ ...newGame, absent: [biel.userId], version: 6 });
  expect(aside()).toBeTruthy();
  await update({ ...away, version: 7 });
  expect(aside()).toBeTruthy();
});

test('a player who joins sees that the rival is away, with the remaining time', async () => {
  joins(away, 61_000);
  await enter(away);
  await overlay();
  await waitFor(() => expect(time()).toBe('1:01'));
  expect(await ring()).toBeCloseTo(61 / 300);
});

test('the client asks for the remaining time when its event has not arrived', async () => {
  await enter(running);
  await update(away);
  await overlay();
  expect(time()).toBe('–:––');
  joins(away, 125_000);
  await waitFor(() => expect(time()).toBe('2:05'));
});

test('a rival who is back is announced', async () => {
  await enter(running);
  await leave(300_000);
  await overlay();
  await update(back);
  await seeToasts('biel ha vuelto.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('at zero the client asks the server to check, and shows that the game is won', async () => {
  await enter(running);
  await leave(0);
  await seeAsked('finishGameByDisconnectTimeOut', 1);
  expect(asked('finishGameByDisconnectTimeOut')).toMatchObject([
    { payload: { gameId, winnerUserId: ana.userId } },
  ]);

  await update(endOf(away, { winner: ana, endReason: 'disconnect' }));
  const won = within(await screen.findByRole('dialog', { name: '¡Has ganado la partida!' }));
  expect(won.getByText('El rival no ha vuelto a conectarse a tiempo.')).toBeTruthy();
  const statistics = won.getByRole('link', { name: 'Estadísticas' });
  expect(statistics.getAttribute('href')).toBe(`/game/view/${gameId}`);
  press('Volver al lobby online');
  expect(await seeText('lobby')).toBeTruthy();
});

test('without a connection the player sees no remaining time of the rival', async () => {
  await enter(running);
  await leave(300_000);
  await overlay();
  act(() => realtime.listeners.get('disconnect')?.('transport close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await seeText('Sin conexión. Intentando volver a conectar...')).toBeTruthy();
});

test('a player refused entry and counted as away asks again until they are let in', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  refuse('joinGame', 'Error inesperado');
  await enter();
  await update({ ...newGame, absent: [ana.userId], version: 2 });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await seeAsked('joinGame', 2);

  joins({ ...newGame, version: 3 });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await seeAsked('joinGame', 3);
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(asked('joinGame')).toHaveLength(3);
});
