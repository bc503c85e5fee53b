import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { afterAna, endOf, gameId, newGame } from '#test/games.ts';
import { left } from '#test/menu.tsx';
import { enter, joins, open, playForEach, update } from '#test/online-game.tsx';
import { press, seeText, seeToast, seeToasts, toasts } from '#test/page.tsx';
import { ana, biel, id } from '#test/people.ts';
import { good, serveAnswers } from '#test/server.ts';
import { asked, realtime, refuse, seeAsked } from '#test/socket.ts';

vi.mock('socket.io-client', async () => (await import('#test/socket.ts')).socketIo);

playForEach();

const throwAt = (bed: string) => fireEvent.click(screen.getByLabelText(bed));

function throw180() {
  for (let dart = 0; dart < 3; dart++) throwAt('Triple 20, 60');
  press('✅ Confirmar');
}

describe('a user who opens the page', () => {
  test('joins their own game', async () => {
    await enter();
    expect(asked('joinGame')).toEqual([{ name: 'joinGame', payload: { gameId } }]);
    expect(await seeText('No hay dardos lanzados')).toBeTruthy();
  });

  test('sees the statistics of a game of other players', async () => {
    await open({ ...newGame, player1: { ...ana, userId: id(3) } });
    expect(await seeText('estadísticas')).toBeTruthy();
    expect(asked('joinGame')).toEqual([]);
  });

  test('sees the statistics after the end', async () => {
    await open({
      ...newGame,
      turn: null,
      status: 'finalizada',
      winner: ana,
      endReason: 'surrender',
    });
    expect(await seeText('estadísticas')).toBeTruthy();
  });

  test('of a missing game reads an error, and is sent home', async () => {
    await open(null);
    expect(await seeText('inicio')).toBeTruthy();
    await seeToasts('No se pudo cargar la partida.');
  });
});

describe('a turn of the player on this device', () => {
  test('is sent with its number and its own id', async () => {
    await enter();
    realtime.answers.set('recordTurn', () => ({ success: true, bust: false, game: afterAna(180) }));
    throw180();

    await seeAsked('recordTurn', 1);
    expect(asked('recordTurn')).toMatchObject([
      {
        payload: {
          gameId,
          beds: ['T20', 'T20', 'T20'],
          expectedTurn: 0,
          turnId: expect.any(String),
        },
      },
    ]);
    expect(await seeText('Turno del Oponente...')).toBeTruthy();
  });

  test('is sent as one number when entered as a total', async () => {
    await enter();
    fireEvent.change(screen.getByLabelText('Método de entrada'), { target: { value: 'total' } });
    const field = await screen.findByLabelText('Puntuación total del turno');
    fireEvent.change(field, { target: { value: '137' } });
    press('✅ Confirmar');
    await seeAsked('recordTurn', 1);
    expect(asked('recordTurn')).toMatchObject([{ payload: { darts: [137] } }]);
  });

  test('does not stop a player who presses surrender twice from leaving', async () => {
    await enter();
    const over = { success: false, message: 'La partida ya ha terminado.' };
    realtime.answers.set('surrenderGame', () => {
      realtime.answers.set('surrenderGame', () => over);
      return { success: true };
    });
    press('Salir');
    const button = screen.getByRole('button', { name: 'Rendirse y salir' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await seeText('inicio')).toBeTruthy();
  });

  test('stays entered when it is refused, with the message of the server', async () => {
    await enter();
    realtime.answers.set('recordTurn', () => ({ success: false, message: 'No es tu turno.' }));
    throw180();

    await seeToasts('No es tu turno.');
    expect(screen.getByLabelText('Total del turno').textContent).toBe('180');
  });

  const unanswered = () =>
    realtime.answers.set('recordTurn', () => {
      throw new Error('operation has timed out');
    });
  const granted = () =>
    realtime.answers.set('recordTurn', () => ({ success: true, bust: false, game: afterAna(180) }));
  const turnIds = () => new Set(asked('recordTurn').map(({ payload }) => payload['turnId']));
  const UNSENT = 'Sin enviar: se enviará al volver la conexión';

  test('without an answer is marked as unsent, and sent again as the same turn until answered', async () => {
    await enter();
    unanswered();
    throw180();
    expect(await seeText(UNSENT)).toBeTruthy();
    await seeAsked('recordTurn', 2);

    granted();
    expect(await seeText('Turno del Oponente...')).toBeTruthy();
    expect(turnIds().size).toBe(1);
    expect(screen.queryByText(UNSENT)).toBeNull();
  });

  test('confirmed without a connection is sent once the connection is back', async () => {
    await enter();
    granted();
    act(() => realtime.listeners.get('disconnect')?.('transport close'));
    throw180();
    expect(await seeText(UNSENT)).toBeTruthy();
    expect(asked('recordTurn')).toEqual([]);

    act(() => realtime.listeners.get('connect')?.());
    expect(await seeText('Turno del Oponente...')).toBeTruthy();
    await seeAsked('recordTurn', 1);
  });

  test('without an answer is sent again after a reload, and no more once answered', async () => {
    await enter();
    unanswered();
    throw180();
    expect(await seeText(UNSENT)).toBeTruthy();
    cleanup();
    await open(newGame);
    expect(screen.getByLabelText('Total del turno').textContent).toBe('180');
    expect(await seeText(UNSENT)).toBeTruthy();

    granted();
    expect(await seeText('Turno del Oponente...')).toBeTruthy();
    expect(turnIds().size).toBe(1);

    cleanup();
    realtime.asked.length = 0;
    await open(newGame);
    await seeAsked('joinGame', 1);
    expect(asked('recordTurn')).toEqual([]);
  });

  test('without an answer is kept until the player returns, however late, without an error', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await enter();
    unanswered();
    throw180();
    expect(await seeText(UNSENT)).toBeTruthy();
    cleanup();
    await vi.advanceTimersByTimeAsync(1000); // when it would have been sent again

    await open(newGame);
    expect(screen.getByLabelText('Total del turno').textContent).toBe('180');
    expect(toasts()).toEqual([]);
  });

  test('of a device that is not let in is refused with a message, and is not kept', async () => {
    refuse('joinGame', 'La partida está abierta en otro dispositivo.');
    refuse('recordTurn', 'Entra en la partida antes de lanzar.');
    await enter();
    throw180();

    await seeToast('Entra en la partida antes de lanzar.');
    expect(screen.queryByText(UNSENT)).toBeNull();
  });

  test('that could not be stored for a moment is sent again automatically as the same turn', async () => {
    refuse('recordTurn', 'Ahora mismo no se puede guardar nada.', 'out-of-reach');
    await enter();
    throw180();
    expect(await seeText(UNSENT)).toBeTruthy();
    expect(toasts()).toEqual([]);

    granted();
    expect(await seeText('Turno del Oponente...')).toBeTruthy();
    expect(turnIds().size).toBe(1);
  });

  test('waits while the device cannot be let in for a moment', async () => {
    refuse('joinGame', 'Ahora mismo no se puede guardar nada.', 'out-of-reach');
    await enter();
    throw180();
    expect(asked('recordTurn')).toEqual([]);

    granted();
    joins(newGame);
    expect(await seeText('Turno del Oponente...')).toBeTruthy();
    expect(turnIds().size).toBe(1);
  });

  test('is marked as unsent when the device has not been let in for five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    realtime.answers.set('joinGame', () => new Promise(() => {}));
    await enter();
    throw180();
    await act(() => vi.advanceTimersByTimeAsync(5000));

    expect(await seeText(UNSENT)).toBeTruthy();
    expect(asked('recordTurn')).toEqual([]);
  });

  test('kept from another game, or by another user, is not sent', async () => {
    const turn = { gameId: id(7), turnId: 'one', expectedTurn: 0, darts: [60] };
    localStorage.setItem(`unsent-turn:${ana.userId}`, JSON.stringify(turn));
    localStorage.setItem(`unsent-turn:${biel.userId}`, JSON.stringify({ ...turn, gameId }));
    await enter();
    expect(await seeText('No hay dardos lanzados')).toBeTruthy();
    expect(asked('recordTurn')).toEqual([]);
  });

  test('kept after it was already recorded leaves the next turn without darts', async () => {
    const kept = { gameId, turnId: 'one', expectedTurn: 0, darts: [60, 60, 60] };
    localStorage.setItem(`unsent-turn:${ana.userId}`, JSON.stringify(kept));
    const [first] = afterAna(180).turns;
    const reply = { ...first!, playerId: biel.userId, seat: 2, totalScore: 45 } as const;
    const turns = [first!, reply];
    const game = { ...afterAna(180), turns, turn: ana.userId, version: 3, expectedTurn: 2 };
    realtime.answers.set('recordTurn', () => ({ success: true, bust: false, game }));
    await enter(game);
    await seeAsked('recordTurn', 1);
    expect(await seeText('No hay dardos lanzados')).toBeTruthy();
    expect(asked('showDarts').flatMap(({ payload }) => payload['beds'])).toEqual([]);
  });

  test('is sent as another turn once its darts have changed', async () => {
    await enter();
    realtime.answers.set('recordTurn', () => ({ success: false, message: 'No es tu turno.' }));
    throw180();
    await seeToasts('No es tu turno.');
    press('↩️ Deshacer');
    throwAt('Doble 20, 40');
    press('✅ Confirmar');
    await seeAsked('recordTurn', 2);
    expect(turnIds().size).toBe(2);
  });

  test('shows a notice when it busts', async () => {
    await enter();
    realtime.answers.set('recordTurn', () => ({
      success: true,
      bust: true,
      game: afterAna(0, true),
    }));
    throw180();
    expect((await screen.findByRole('alert')).textContent).toBe('¡BUST! Te has pasado');
  });
});

describe('events', () => {
  const rivals = { playerId: biel.userId, seat: 2 as const, leg: 1, totalScore: 45, bust: false };
  const afterBoth = {
    ...afterAna(100),
    scorePlayer2: 456,
    turn: ana.userId,
    turns: [...afterAna(100).turns, rivals],
    lastTurn: rivals,
    version: 3,
    expectedTurn: 2,
  };

  test('of the rival’s turn bring the turn back to the player', async () => {
    await enter(afterAna(100));
    expect(await seeText('Turno del Oponente...')).toBeTruthy();

    await update(afterBoth);
    expect(await seeText('No hay dardos lanzados')).toBeTruthy();
  });

  test('of the rival may omit earlier turns that are known', async () => {
    await enter(afterAna(100));
    const { turns: _, ...alone } = afterBoth;
    await update(alone);
    expect(await seeText('No hay dardos lanzados')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Historial' }));
    const table = within(await screen.findByRole('table'));
    expect(table.getByText('100')).toBeTruthy();
    expect(table.getByText('45')).toBeTruthy();
  });

  test('that omit an unknown turn make the client load the game', async () => {
    await enter(newGame);
    serveAnswers({ [`GET /games/${gameId}`]: () => good({ game: afterBoth }) });
    const { turns: _, ...alone } = { ...afterBoth, scorePlayer2: 333 };
    await update(alone);
    expect(await seeText('456')).toBeTruthy();
    expect(screen.queryByText('333')).toBeNull();
  });

  test('of the player’s turn switch from the history to the entry', async () => {
    await enter(afterAna(100));
    const view = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    fireEvent.click(view('Historial'));
    expect(view('Historial').checked).toBe(true);
    await update({ ...afterAna(100), turn: ana.userId, turns: [], version: 3, expectedTurn: 2 });
    expect(view('Entrada').checked).toBe(true);
  });

  test('older than the known game change nothing', async () => {
    await enter(afterAna(100));
    await update({ ...newGame, version: 1 });
    expect(await seeText('Turno del Oponente...')).toBeTruthy();
  });

  test('of the rival’s bust show a notice, not the overlay', async () => {
    await enter(afterAna(100));
    const bust = { playerId: biel.userId, seat: 2 as const, leg: 1, totalScore: 0, bust: true };
    const game = afterAna(100);
    await update({
      ...game,
      turn: ana.userId,
      turns: [...game.turns, bust],
      version: 3,
      expectedTurn: 2,
    });
    await seeToasts('biel se ha pasado.');
    expect(screen.queryByText('¡BUST!')).toBeNull();
  });

  test('of the end show the winner and the reason', async () => {
    await enter(afterAna(100));
    await update(endOf(afterAna(100), { winner: ana, endReason: 'surrender' }));
    const end = within(await screen.findByRole('dialog', { name: 'ana ha ganado!' }));
    expect(end.getByText('Has ganado. biel se ha rendido.')).toBeTruthy();
  });
});

describe('a lost connection', () => {
  test('joins the game again when it returns', async () => {
    await enter();
    act(() => realtime.listeners.get('disconnect')?.('transport close'));
    expect(await seeText('Sin conexión. Intentando volver a conectar...')).toBeTruthy();

    joins(afterAna(180));
    act(() => realtime.listeners.get('connect')?.());
    await seeAsked('joinGame', 2);
    expect(await seeText('Turno del Oponente...')).toBeTruthy();
  });
});

test('a question about scoring is hidden without a connection, and returns with the connection', async () => {
  const question = 'biel quiere marcar por los dos. ¿Te parece bien?';
  await enter({ ...newGame, wantsToScore: biel.userId });
  expect(screen.getByRole('dialog', { name: question })).toBeTruthy();

  act(() => realtime.listeners.get('disconnect')?.('transport close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => realtime.listeners.get('connect')?.());
  expect(screen.getByRole('dialog', { name: question })).toBeTruthy();
});

test('an answer lost with the connection before the game is joined can be given again', async () => {
  const asking = { ...newGame, wantsToScore: biel.userId };
  const lost = Promise.withResolvers<object>();
  realtime.answers.set('joinGame', () => lost.promise);
  await enter(asking);
  await act(async () => press('Sí'));
  act(() => realtime.listeners.get('disconnect')?.('transport close'));
  lost.reject(new Error('socket has been disconnected'));
  await seeToasts(expect.stringContaining('No se puede conectar'));
  expect(asked('answerScoring')).toEqual([]);

  joins(asking);
  act(() => realtime.listeners.get('connect')?.());
  await seeAsked('joinGame', 2);
  press('Sí');
  await seeAsked('answerScoring', 1);
});

describe('leaving', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: '¿Rendirse y salir?' }));

  test('by the button asks for confirmation, and surrenders the game', async () => {
    await enter();
    press('Salir');
    fireEvent.click(dialog().getByRole('button', { name: 'Seguir jugando' }));
    expect(screen.queryByRole('dialog')).toBeNull();

    press('Salir');
    press('Rendirse y salir');
    await seeAsked('surrenderGame', 1);
    expect(await seeText('inicio')).toBeTruthy();
  });

  test('by the menu asks for confirmation, and goes to the chosen page', async () => {
    await enter();
    press('Ligas');
    press('Rendirse y salir');
    await seeAsked('surrenderGame', 1);
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  });

  test('does not happen when the server refuses, and shows an error', async () => {
    await enter();
    realtime.answers.set('surrenderGame', () => ({ success: false, message: 'Error inesperado' }));
    press('Salir');
    press('Rendirse y salir');
    await seeToasts('No se ha podido salir de la partida.');
    expect(await seeText('No hay dardos lanzados')).toBeTruthy();
  });
});
