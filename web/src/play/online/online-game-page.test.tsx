import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  afterAna,
  ana,
  asked,
  biel,
  endOf,
  enter,
  gameId,
  id,
  joins,
  left,
  newGame,
  open,
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

const throwAt = (bed: string) => fireEvent.click(screen.getByLabelText(bed));

function throw180() {
  for (let dart = 0; dart < 3; dart++) throwAt('Triple 20, 60');
  press('✅ Confirmar');
}

describe('who comes to the page', () => {
  test('and plays is let in, and joins', async () => {
    await enter();
    expect(asked('joinGame')).toEqual([{ name: 'joinGame', payload: { gameId } }]);
    expect(await seeText('No hay dardos lanzados')).toBeTruthy();
  });

  test('and does not play is shown the statistics', async () => {
    await open({ ...newGame, player1: { ...ana, userId: id(3) } });
    expect(await seeText('estadísticas')).toBeTruthy();
    expect(asked('joinGame')).toEqual([]);
  });

  test('after the end is shown the statistics', async () => {
    await open({
      ...newGame,
      turn: null,
      status: 'finalizada',
      winner: ana,
      endReason: 'surrender',
    });
    expect(await seeText('estadísticas')).toBeTruthy();
  });

  test('of a game that is not there is told so, and sent home', async () => {
    await open(null);
    expect(await seeText('inicio')).toBeTruthy();
    await seeMessages('No se pudo cargar la partida.');
  });
});

describe('the turn of the player here', () => {
  test('is sent with its number and an id of its own', async () => {
    await enter();
    server.answers.set('recordTurn', () => ({ success: true, bust: false, game: afterAna(180) }));
    throw180();

    await seeAsked('recordTurn', 1);
    expect(asked('recordTurn')).toMatchObject([
      { payload: { gameId, darts: [60, 60, 60], expectedTurn: 0, turnId: expect.any(String) } },
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

  test("stays, with the server's words, when it is refused", async () => {
    await enter();
    server.answers.set('recordTurn', () => ({ success: false, message: 'No es tu turno.' }));
    throw180();

    await seeMessages('No es tu turno.');
    expect(screen.getByLabelText('Total del turno').textContent).toBe('180');
  });

  test('unanswered is sent once more as the same turn, and as the same again when confirmed again', async () => {
    await enter();
    server.answers.set('recordTurn', () => {
      throw new Error('operation has timed out');
    });
    throw180();
    await seeAsked('recordTurn', 2);
    await seeMessages(expect.stringContaining('No se puede conectar'));

    server.answers.set('recordTurn', () => ({ success: true, bust: false, game: afterAna(180) }));
    press('✅ Confirmar');
    await seeAsked('recordTurn', 3);
    const turnIds = asked('recordTurn').map(({ payload }) => payload['turnId']);
    expect(new Set(turnIds).size).toBe(1);
  });

  test('is another turn once its darts have changed', async () => {
    await enter();
    server.answers.set('recordTurn', () => ({ success: false, message: 'No es tu turno.' }));
    throw180();
    await seeMessages('No es tu turno.');
    press('↩️ Deshacer');
    throwAt('Doble 20, 40');
    press('✅ Confirmar');
    await seeAsked('recordTurn', 2);
    const turnIds = asked('recordTurn').map(({ payload }) => payload['turnId']);
    expect(new Set(turnIds).size).toBe(2);
  });

  test('that busts says so', async () => {
    await enter();
    server.answers.set('recordTurn', () => ({
      success: true,
      bust: true,
      game: afterAna(0, true),
    }));
    throw180();
    expect((await screen.findByRole('alert')).textContent).toBe('¡BUST! Te has pasado');
  });
});

describe('news', () => {
  test('of the rival bring the turn back', async () => {
    await enter(afterAna(100));
    expect(await seeText('Turno del Oponente...')).toBeTruthy();

    const rivals = { playerId: biel.userId, seat: 2 as const, totalScore: 45, bust: false };
    const game = afterAna(100);
    tell({
      ...game,
      scorePlayer2: 456,
      turn: ana.userId,
      turns: [...game.turns, rivals],
      version: 3,
      expectedTurn: 2,
    });
    expect(await seeText('No hay dardos lanzados')).toBeTruthy();
  });

  test('older than what is known change nothing', async () => {
    await enter(afterAna(100));
    tell({ ...newGame, version: 1 });
    expect(await seeText('Turno del Oponente...')).toBeTruthy();
  });

  test("of the rival's bust are a notice, not the overlay", async () => {
    await enter(afterAna(100));
    const bust = { playerId: biel.userId, seat: 2 as const, totalScore: 0, bust: true };
    const game = afterAna(100);
    tell({
      ...game,
      turn: ana.userId,
      turns: [...game.turns, bust],
      version: 3,
      expectedTurn: 2,
    });
    await seeMessages('biel se ha pasado.');
    expect(screen.queryByText('¡BUST!')).toBeNull();
  });

  test('of the end show it, with how it came about', async () => {
    await enter(afterAna(100));
    tell(endOf(afterAna(100), { winner: ana, endReason: 'surrender' }));
    const end = within(await screen.findByRole('dialog', { name: 'ana ha ganado!' }));
    expect(end.getByText('biel se ha rendido.')).toBeTruthy();
  });
});

describe('the connection', () => {
  test('that comes back joins again', async () => {
    await enter();
    act(() => server.listeners.get('disconnect')?.('transport close'));
    expect(await seeText('Sin conexión. Intentando volver a conectar...')).toBeTruthy();

    joins(afterAna(180));
    act(() => server.listeners.get('connect')?.());
    await seeAsked('joinGame', 2);
    expect(await seeText('Turno del Oponente...')).toBeTruthy();
  });
});

describe('leaving', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: '¿Rendirse y salir?' }));

  test('by the button is asked about, and gives the game up', async () => {
    await enter();
    press('Salir');
    fireEvent.click(dialog().getByRole('button', { name: 'Seguir jugando' }));
    expect(screen.queryByRole('dialog')).toBeNull();

    press('Salir');
    press('Rendirse y salir');
    await seeAsked('surrenderGame', 1);
    expect(await seeText('inicio')).toBeTruthy();
  });

  test('by the menu is asked about, and goes where it was going', async () => {
    await enter();
    press('Ligas');
    press('Rendirse y salir');
    await seeAsked('surrenderGame', 1);
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  });

  test("stays, with the server's words, when it is refused", async () => {
    await enter();
    server.answers.set('surrenderGame', () => ({ success: false, message: 'Error inesperado' }));
    press('Salir');
    press('Rendirse y salir');
    await seeMessages('No se ha podido salir de la partida.');
    expect(await seeText('No hay dardos lanzados')).toBeTruthy();
  });
});
