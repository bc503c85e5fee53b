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

describe('the darts of the player here', () => {
  test('are shown to the rival one by one, as they are taken back too', async () => {
    await enter();
    throwAt('Triple 20, 60');
    throwAt('Simple 5, 5');
    press('↩️ Deshacer');
    press('↩️ Deshacer');

    await seeShown([], ['T20'], ['T20', 'S5'], ['T20'], []);
    expect(asked('showDarts')[1]?.payload).toMatchObject({ gameId, expectedTurn: 0 });
  });

  test('are shown as none at first: another device may have shown some', async () => {
    await enter();
    await seeShown([]);
  });

  test('are shown again after a connection that was gone', async () => {
    await enter();
    throwAt('Bull, 25');
    await seeShown([], ['SB']);
    act(() => realtime.listeners.get('disconnect')?.('transport close'));
    act(() => realtime.listeners.get('connect')?.());

    await seeShown([], ['SB'], ['SB']);
  });

  test('are shown to nobody where a turn is entered as its total, nor out of turn', async () => {
    await enter();
    throwAt('Triple 20, 60');
    await seeShown([], ['T20']);
    chooseMode('total');
    await seeShown([], ['T20'], []);

    await update(bielThrows);
    await seeText('Turno del Oponente...');
    expect(shown()).toHaveLength(3);
  });

  test('are taken back, and shown no more, by whoever turns that off', async () => {
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
  test('are seen with what they leave, until they are taken back', async () => {
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

  test('of an old turn, of another game or of one that is yet to come are not', async () => {
    await enter(bielThrows);
    const { expectedTurn } = bielThrows;
    await send('dartsShown', { gameId, expectedTurn: expectedTurn - 1, beds: ['T1'] });
    await send('dartsShown', { gameId: ana.userId, expectedTurn, beds: ['T1'] });
    await send('dartsShown', { gameId, expectedTurn: expectedTurn + 2, beds: ['T1'] });
    expect(total()).toBeUndefined();
  });

  test('go with the rival, and do not come back with them', async () => {
    await enter(bielThrows);
    await bielHits('T20');
    await update({ ...bielThrows, absent: [biel.userId], version: 3 });
    expect(total()).toBeUndefined();

    await update({ ...bielThrows, version: 4 });
    expect(total()).toBeUndefined();
  });

  test('go with the connection: what was taken back meanwhile is not known', async () => {
    await enter(bielThrows);
    await bielHits('T20');
    act(() => realtime.listeners.get('disconnect')?.('transport close'));
    act(() => realtime.listeners.get('connect')?.());
    await seeAsked('joinGame', 2);
    expect(total()).toBeUndefined();
  });

  test('are not seen by whoever does not want to', async () => {
    localStorage.setItem('live-darts', 'off');
    await enter(bielThrows);
    await bielHits('T20');
    expect(total()).toBeUndefined();
  });
});

test('the side of the player here says so, and the other one does not', async () => {
  await enter(newGame);
  expect(scoreOf('ana')).toMatch(/^Túana501/);
  expect(scoreOf('biel')).toMatch(/^biel501/);
});
