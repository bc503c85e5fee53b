import type { BedName } from '@darts/rules/play/beds';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { afterAna, gameId, newGame } from '#test/games.ts';
import { enter, playForEach, update } from '#test/online-game.tsx';
import { press, seeText } from '#test/page.tsx';
import { ana, biel } from '#test/people.ts';
import { asked, realtime, seeAsked, send } from '#test/socket.ts';

vi.mock('socket.io-client', async () => (await import('#test/socket.ts')).socketIo);

playForEach();

const throwAt = (bed: string) => fireEvent.click(screen.getByLabelText(bed));
const chooseMode = (mode: string) =>
  fireEvent.change(screen.getByLabelText('Método de entrada'), { target: { value: mode } });
const shown = () => asked('showDarts').map(({ payload }) => payload['beds']);
const seeShown = (...expected: string[][]) => waitFor(() => expect(shown()).toEqual(expected));

const bielThrows = afterAna(60);
const bielHits = (...beds: BedName[]) =>
  send('dartsShown', { gameId, expectedTurn: bielThrows.expectedTurn, beds });
const total = () => screen.queryByLabelText('Total del turno')?.textContent;
const scoreOf = (name: string) =>
  within(screen.getByRole('region', { name: 'Marcador' }))
    .getByText(name)
    .closest('div')?.parentElement?.textContent;

describe('the darts of the player on this device', () => {
  test('are shown to the rival one by one, also when they are taken back', async () => {
    await enter();
    throwAt('Triple 20, 60');
    throwAt('Simple 5, 5');
    press('↩️ Deshacer');
    press('↩️ Deshacer');

    await seeShown([], ['T20'], ['T20', 'S5'], ['T20'], []);
    expect(asked('showDarts')[1]?.payload).toMatchObject({ gameId, expectedTurn: 0 });
  });

  test('are shown as none at first, as another device may have shown darts', async () => {
    await enter();
    await seeShown([]);
  });

  test('are shown again after a lost connection', async () => {
    await enter();
    throwAt('Bull, 25');
    await seeShown([], ['SB']);
    act(() => realtime.listeners.get('disconnect')?.('transport close'));
    act(() => realtime.listeners.get('connect')?.());

    await seeShown([], ['SB'], ['SB']);
  });

  test('are not shown for a turn entered as a total, nor out of turn', async () => {
    await enter();
    throwAt('Triple 20, 60');
    await seeShown([], ['T20']);
    chooseMode('total');
    await seeShown([], ['T20'], []);

    await update(bielThrows);
    await seeText('Turno del Oponente...');
    expect(shown()).toHaveLength(3);
  });

  test('are taken back, and no longer shown, when the player turns the setting off', async () => {
    await enter();
    throwAt('Triple 20, 60');
    press('Ajustes');
    fireEvent.click(await screen.findByRole('switch', { name: 'Dardos en directo' }));
    await seeShown([], ['T20'], []);
    press('Listo');
    throwAt('Triple 20, 60');
    await seeText('120');
    expect(shown()).toHaveLength(3);
  });
});

describe('the darts of the rival', () => {
  test('are shown with the points left, until they are taken back', async () => {
    await enter(bielThrows);
    expect(total()).toBeUndefined();
    await bielHits('T20', 'M');

    expect(total()).toBe('60');
    expect(screen.getByText('T20')).toBeTruthy();
    await waitFor(() => expect(scoreOf('biel')).toContain('441'));
    expect(screen.getByText('Turno del Oponente...')).toBeTruthy();

    await bielHits();
    expect(total()).toBeUndefined();
    await waitFor(() => expect(scoreOf('biel')).toContain('501'));
  });

  test('are not shown for an old turn, another game or a future turn', async () => {
    await enter(bielThrows);
    const { expectedTurn } = bielThrows;
    await send('dartsShown', { gameId, expectedTurn: expectedTurn - 1, beds: ['T1'] });
    await send('dartsShown', { gameId: ana.userId, expectedTurn, beds: ['T1'] });
    await send('dartsShown', { gameId, expectedTurn: expectedTurn + 2, beds: ['T1'] });
    expect(total()).toBeUndefined();
  });

  test('disappear when the rival leaves, and stay hidden when the rival returns', async () => {
    await enter(bielThrows);
    await bielHits('T20');
    await update({ ...bielThrows, absent: [biel.userId], version: 3 });
    expect(total()).toBeUndefined();

    await update({ ...bielThrows, version: 4 });
    expect(total()).toBeUndefined();
  });

  test('disappear when the connection is lost, as the rival may take them back meanwhile', async () => {
    await enter(bielThrows);
    await bielHits('T20');
    act(() => realtime.listeners.get('disconnect')?.('transport close'));
    act(() => realtime.listeners.get('connect')?.());
    await seeAsked('joinGame', 2);
    expect(total()).toBeUndefined();
  });

  test('are not shown to a player who has turned the setting off', async () => {
    localStorage.setItem('live-darts', 'off');
    await enter(bielThrows);
    await bielHits('T20');
    expect(total()).toBeUndefined();
  });
});

test('only the score of the player on this device is marked as their own', async () => {
  await enter(newGame);
  expect(scoreOf('ana')).toMatch(/^Túana501/);
  expect(scoreOf('biel')).toMatch(/^biel501/);
});
