import type { GameView } from '@darts/contracts/play';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterAna, newGame } from '#test/games.ts';
import { board, choose, typeTotal } from '#test/local-game.tsx';
import { enter, playForEach, update } from '#test/online-game.tsx';
import { press, pressSoon, seeText, seeToasts } from '#test/page.tsx';
import { ana, biel } from '#test/people.ts';
import { asked, realtime, seeAsked } from '#test/socket.ts';

vi.mock('socket.io-client', async () => (await import('#test/socket.ts')).socketIo);

playForEach();

test('the question about scoring, which opens by itself, ignores a tap meant for the board', async () => {
  await enter();
  await update({ ...newGame, wantsToScore: biel.userId, version: 2 });
  const deaf = () => screen.getByRole('button', { name: 'Sí' }).closest('[data-deaf]');
  expect(deaf()).not.toBeNull();
  await waitFor(() => expect(deaf()).toBeNull());
  press('Sí');
  await seeAsked('answerScoring');
});

test('a scoring request without a connection fails with a message, and is not sent later', async () => {
  await enter(afterAna(60));
  act(() => realtime.listeners.get('disconnect')?.('transport close'));
  press('Marcar los dos en este móvil');
  await seeToasts('No se puede conectar con el servidor. Comprueba tu conexión.');
  act(() => realtime.listeners.get('connect')?.());
  await seeAsked('joinGame', 2);
  await act(() => new Promise((answered) => setTimeout(answered)));
  expect(asked('askToScore')).toEqual([]);

  press('Marcar los dos en este móvil');
  await seeAsked('askToScore', 1);
});

test('a player who scores for both leaves the game for later without a surrender', async () => {
  await enter({ ...newGame, scorer: ana.userId });
  press('Salir');
  expect(screen.getByText(/^Marcas por ana y por biel\. Puedes seguir luego/)).toBeDefined();
  press('Continuar más tarde');
  await seeAsked('leaveGame');
  expect(screen.queryByRole('region', { name: 'Marcador' })).toBeNull();
  expect(asked('surrenderGame')).toEqual([]);
});

describe('the second tap of a double tap, once the turn is recorded,', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] })); // however slow the machine is
  afterEach(() => void vi.useRealTimers());

  const answerWith = (game: GameView) =>
    realtime.answers.set('recordTurn', () => ({ success: true, bust: false, game }));
  const scores = async () => {
    const both = { scorer: ana.userId };
    answerWith({ ...afterAna(60), ...both });
    await enter({ ...newGame, ...both });
  };
  const throwTwenty = () => fireEvent.click(screen.getByLabelText('Simple 20, 20'));
  const throwThree = () => [1, 2, 3].forEach(throwTwenty);
  const seeBielsTurn = () => waitFor(() => expect(board().toThrow).toBe('biel'));

  test('on a quick total records no turn of a rival scored on the same device', async () => {
    await scores();
    choose('Numerico');
    await pressSoon('60');
    await seeBielsTurn();
    press('60');
    await act(() => new Promise((sent) => setTimeout(sent)));
    expect(asked('recordTurn')).toMatchObject([{ payload: { expectedTurn: 0, darts: [60] } }]);
  });

  test('on Confirmar asks no question about the turn of a rival scored on the same device', async () => {
    await scores();
    throwThree();
    press('✅ Confirmar');
    await seeBielsTurn();
    press('✅ Confirmar');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('on the confirming dart enters no dart of a rival scored on the same device', async () => {
    localStorage.setItem('self-confirm', 'on');
    await scores();
    throwThree();
    await seeBielsTurn();
    throwTwenty();
    expect(screen.getByText('No hay dardos lanzados')).toBeDefined();
  });

  const byDarts = async () => {
    throwThree();
    press('✅ Confirmar');
  };
  const byTotal = async () => {
    choose('Numerico');
    await screen.findByLabelText('Puntuación total del turno');
    typeTotal(60);
  };

  test.each([
    ['Corregir mi último turno', 'of darts', byDarts],
    ['Salir', 'of darts', byDarts],
    ['Corregir mi último turno', 'of a total', byTotal],
  ])(
    'on Confirmar does not press “%s” while the rival throws, after a turn %s',
    async (name, _, enterTurn) => {
      const turns = [{ ...afterAna(60).turns[0]!, darts: [20, 20, 20] }];
      answerWith({ ...afterAna(60), turns, lastTurn: turns[0]! });
      await enter();
      await enterTurn();
      await seeText('Turno del Oponente...');
      press(name);
      expect(screen.getByText('Turno del Oponente...')).toBeDefined();
      expect(screen.queryByRole('dialog')).toBeNull();

      vi.advanceTimersByTime(500);
      press(name);
      await screen.findByText(/Corriges tu turno: 60|¿Rendirse y salir?/);
    },
  );
});
