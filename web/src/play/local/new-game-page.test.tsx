import type { User } from '@darts/contracts/accounts';
import { CLASSIC, PRESETS } from '@darts/rules/play/settings';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '#platform/paths.ts';
import { press, renderAt } from '#test/page.tsx';
import { ana } from '#test/people.ts';
import { NewGamePage } from './new-game-page.tsx';

function Arrival() {
  const state: unknown = useLocation().state;
  return <output aria-label="llegada">{JSON.stringify(state)}</output>;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const begin = () => press('Empezar partida');
const arrived = async () =>
  JSON.parse((await screen.findByLabelText('llegada')).textContent) as unknown;

/** Opens the page for a guest or somebody else, on a device that remembers what was done on it before. */
function open(user: User | null = null) {
  cleanup();
  renderAt(
    paths.newGame,
    <Routes>
      <Route path={paths.newGame} element={<NewGamePage />} />
      <Route path={paths.localGame} element={<Arrival />} />
    </Routes>,
    user,
  );
}

beforeEach(() => {
  localStorage.clear();
  open();
});

test('starts as it stands: 501, 15 rounds, two players', async () => {
  begin();
  expect(await arrived()).toEqual({
    players: ['Jugador 1', 'Jugador 2'],
    starter: 'player1',
    ...CLASSIC,
  });
});

test('goes on by Enter: from the first name to the second, which is then replaced', () => {
  const [first, second] = ['1', '2'].map((number) =>
    screen.getByLabelText<HTMLInputElement>(`Nombre del jugador ${number}`),
  );
  if (!first || !second) throw new Error('no names');
  first.focus();
  expect(fireEvent.keyDown(first, { key: 'Enter' })).toBe(false); // so that nothing is sent
  expect(document.activeElement).toBe(second);
  expect([second.selectionStart, second.selectionEnd]).toEqual([0, 'Jugador 2'.length]);
  expect(fireEvent.keyDown(second, { key: 'Enter' })).toBe(true);
});

test('says that nothing is kept', () => {
  expect(screen.getByText('Las partidas locales no guardan estadísticas.')).toBeTruthy();
});

test('takes the names as given, equal ones too, and its own where none is', async () => {
  type('Nombre del jugador 1', '  ');
  type('Nombre del jugador 2', ' Jugador 1 ');
  begin();
  expect(await arrived()).toMatchObject({ players: ['Jugador 1', 'Jugador 1'] });
});

test.each(['0', '-5', '10000', '50.5', 'abc', ''])(
  'wants whole points from 1 to 9999, not %j',
  async (points) => {
    type('Puntos iniciales', points);
    begin();
    await waitFor(() => expect(screen.getByText('Un número entero de 1 a 9999')).toBeTruthy());
    expect(screen.getByLabelText('Puntos iniciales').getAttribute('aria-invalid')).toBe('true');
  },
);

test.each(['9', '21', '12.5', ''])('wants whole rounds from 10 to 20, not %j', async (rounds) => {
  type('Número de rondas', rounds);
  begin();
  await waitFor(() => expect(screen.getByText('Un número entero de 10 a 20')).toBeTruthy());
});

test('steps the rounds within what is allowed', async () => {
  type('Número de rondas', '19');
  const more = screen.getByRole('button', { name: 'Una ronda más' });
  fireEvent.click(more);
  fireEvent.click(more);
  begin();
  expect(await arrived()).toMatchObject({ rounds: 20 });
});

test('steps from what is no number of rounds to one that is', async () => {
  type('Número de rondas', '12.4');
  fireEvent.click(screen.getByRole('button', { name: 'Una ronda más' }));
  begin();
  expect(await arrived()).toMatchObject({ rounds: 13 });
});

test('loses nothing of what was typed, and leads to what is wrong until it is right', async () => {
  type('Nombre del jugador 1', 'Ana');
  type('Puntos iniciales', '0');
  type('Número de rondas', '9');
  expect(screen.queryByText('Un número entero de 1 a 9999')).toBeNull();
  begin();
  expect(document.activeElement).toBe(screen.getByLabelText('Puntos iniciales'));
  type('Puntos iniciales', '301');
  expect(screen.queryByText('Un número entero de 1 a 9999')).toBeNull();
  begin();
  expect(document.activeElement).toBe(screen.getByLabelText('Número de rondas'));
  fireEvent.click(screen.getByRole('button', { name: 'Una ronda más' }));
  begin();
  expect(await arrived()).toMatchObject({
    players: ['Ana', 'Jugador 2'],
    start: 301,
    rounds: 10,
  });
});

/** Chooses a format in sight, and parts of it that then are. */
async function choose(format: string, parts: Readonly<Record<string, string>> = {}) {
  press(format);
  for (const [label, option] of Object.entries(parts)) {
    const field = await screen.findByLabelText<HTMLSelectElement>(label);
    const found = Array.from(field.options).find(({ text }) => text === option);
    fireEvent.change(field, { target: { value: found?.value } });
  }
}

const chosenFormat = () =>
  within(screen.getByRole('group', { name: 'Cómo se juega' })).getByRole('button', {
    pressed: true,
  }).textContent;

test('says which of the usual formats it is, and keeps out of the way of points that are typed', () => {
  expect(chosenFormat()).toBe('Clásico');
  type('Puntos iniciales', '301');
  expect(chosenFormat()).toBe('Personalizado');
  expect(screen.queryByLabelText('Cierre')).toBeNull();
  type('Número de rondas', '10');
  expect(chosenFormat()).toBe('301 rápido');
});

test.each([
  ['501 a doble', PRESETS.double],
  ['Liga: 501 a doble, al mejor de 3', PRESETS.league],
  ['301 rápido', PRESETS.quick],
])('begins a game of a usual format, which the device remembers: %s', async (label, format) => {
  type('Puntos iniciales', '40');
  await choose(label);
  begin();
  expect(await arrived()).toMatchObject(format);
  open();
  expect(chosenFormat()).toBe(label);
  begin();
  expect(await arrived()).toMatchObject(format);
});

test('begins a game of any other format, within what can be closed', async () => {
  await choose('Personalizado', { Cierre: 'A doble', Legs: 'Al mejor de 5' });
  type('Puntos iniciales', '1');
  begin();
  await waitFor(() => expect(screen.getByText('Un número entero de 2 a 9999')).toBeTruthy());
  type('Puntos iniciales', '2');
  begin();
  expect(await arrived()).toMatchObject({ ...CLASSIC, start: 2, out: 'double', legs: 5 });
});

test('the one who starts is chosen, whatever they are called by then', async () => {
  fireEvent.click(screen.getByRole('radio', { name: 'Empieza Jugador 2' }));
  type('Nombre del jugador 2', 'Bea');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Empieza Bea' }).checked).toBe(true);
  begin();
  expect(await arrived()).toMatchObject({ players: ['Jugador 1', 'Bea'], starter: 'player2' });
});

describe('the device remembers', () => {
  const names = () => {
    const group = screen.queryByRole('group', { name: 'Han jugado aquí' });
    return group
      ? within(group)
          .getAllByRole('button')
          .map(({ textContent }) => textContent)
      : [];
  };
  const players = () =>
    ['1', '2'].map(
      (number) => screen.getByLabelText<HTMLInputElement>(`Nombre del jugador ${number}`).value,
    );

  function playAs(...typed: readonly [string, string]) {
    type('Nombre del jugador 1', typed[0]);
    type('Nombre del jugador 2', typed[1]);
    begin();
    open();
  }

  test('points and rounds, and nobody who has no name', () => {
    type('Puntos iniciales', '301');
    press('Una ronda menos');
    begin();
    open();
    expect(screen.getByLabelText<HTMLInputElement>('Puntos iniciales').value).toBe('301');
    expect(screen.getByLabelText<HTMLInputElement>('Número de rondas').value).toBe('14');
    expect(names()).toEqual([]);
  });

  test('points also of a game of somebody whose account has a longer name than is typed here', () => {
    const longest = { ...ana, username: '𝒜'.repeat(15) };
    open(longest);
    type('Puntos iniciales', '301');
    playAs(longest.username, 'Bea');
    expect(screen.getByLabelText<HTMLInputElement>('Puntos iniciales').value).toBe('301');
    expect(names()).toEqual(['Bea']);
  });

  test('the last six who played, each put into the game and out of it by a tap', () => {
    playAs('Ana', 'Bea');
    expect(players()).toEqual(['Jugador 1', 'Jugador 2']);
    playAs('Carla', 'Ana');
    expect(names()).toEqual(['Carla', 'Ana', 'Bea']);

    press('Bea');
    press('Ana');
    expect(players()).toEqual(['Bea', 'Ana']);
    press('Bea');
    press('Carla');
    expect(players()).toEqual(['Carla', 'Ana']);
    press('Bea'); // there is no place left
    expect(players()).toEqual(['Carla', 'Bea']);

    for (const rival of ['Dani', 'Eva', 'Fermí', 'Gal·la']) playAs('Ana', rival);
    expect(names()).toEqual(['Ana', 'Gal·la', 'Fermí', 'Eva', 'Dani', 'Carla']);
  });

  test.each(['', 'no JSON', '{}', '{"names":[1],"start":301,"rounds":15}'])(
    'nothing of what it cannot read: %s',
    (stored) => {
      localStorage.setItem('local-setup', stored);
      open();
      expect(names()).toEqual([]);
      expect(screen.getByLabelText<HTMLInputElement>('Puntos iniciales').value).toBe('501');
    },
  );

  test('nothing of an account but for whom is logged in: they are the first to play', () => {
    open(ana);
    expect(players()).toEqual(['ana', 'Jugador 2']);
    expect(names()).toEqual(['ana']);
    open();
    expect(players()).toEqual(['Jugador 1', 'Jugador 2']);
    expect(names()).toEqual([]);
  });
});
