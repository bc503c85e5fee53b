import type { User } from '@darts/contracts/accounts';
import { CLASSIC, PRESETS } from '@darts/rules/play/x01/settings';
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

test('a new game starts with the defaults: 501, 15 rounds, two players', async () => {
  begin();
  expect(await arrived()).toEqual({
    players: ['Jugador 1', 'Jugador 2'],
    starter: 0,
    ...CLASSIC,
  });
});

test('Enter moves from the first name to the second name, and selects it for replacement', () => {
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

test('the page says that local games keep no statistics', () => {
  expect(screen.getByText('Las partidas locales no guardan estadísticas.')).toBeTruthy();
});

test('names are kept as typed, even when equal, and an empty name becomes the default name', async () => {
  type('Nombre del jugador 1', '  ');
  type('Nombre del jugador 2', ' Jugador 1 ');
  begin();
  expect(await arrived()).toMatchObject({ players: ['Jugador 1', 'Jugador 1'] });
});

test.each(['0', '-5', '10000', '50.5', 'abc', ''])(
  'the start score is a whole number from 1 to 9999, not %j',
  async (points) => {
    type('Puntos iniciales', points);
    begin();
    await waitFor(() => expect(screen.getByText('Un número entero de 1 a 9999')).toBeTruthy());
    expect(screen.getByLabelText('Puntos iniciales').getAttribute('aria-invalid')).toBe('true');
  },
);

test.each(['9', '21', '12.5', ''])(
  'the number of rounds is a whole number from 10 to 20, not %j',
  async (rounds) => {
    type('Número de rondas', rounds);
    begin();
    await waitFor(() => expect(screen.getByText('Un número entero de 10 a 20')).toBeTruthy());
  },
);

test('the step buttons keep the rounds within the limits', async () => {
  type('Número de rondas', '19');
  const more = screen.getByRole('button', { name: 'Una ronda más' });
  fireEvent.click(more);
  fireEvent.click(more);
  begin();
  expect(await arrived()).toMatchObject({ rounds: 20 });
});

test('the step buttons turn an invalid number of rounds into a valid number', async () => {
  type('Número de rondas', '12.4');
  fireEvent.click(screen.getByRole('button', { name: 'Una ronda más' }));
  begin();
  expect(await arrived()).toMatchObject({ rounds: 13 });
});

test('an invalid form keeps the typed values, and focuses the wrong field until it is right', async () => {
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

test('the page names the format of the typed values, without opening the format fields', () => {
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
])('a game begins in a usual format, which the device remembers: %s', async (label, format) => {
  type('Puntos iniciales', '40');
  await choose(label);
  begin();
  expect(await arrived()).toMatchObject(format);
  open();
  expect(chosenFormat()).toBe(label);
  begin();
  expect(await arrived()).toMatchObject(format);
});

test('a game begins in a custom format, with a start score that can be closed', async () => {
  await choose('Personalizado', { Cierre: 'A doble', Legs: 'Al mejor de 5' });
  type('Puntos iniciales', '1');
  begin();
  await waitFor(() => expect(screen.getByText('Un número entero de 2 a 9999')).toBeTruthy());
  type('Puntos iniciales', '2');
  begin();
  expect(await arrived()).toMatchObject({ ...CLASSIC, start: 2, out: 'double', legs: 5 });
});

test('the chosen starter stays chosen after a change of name', async () => {
  fireEvent.click(screen.getByRole('radio', { name: 'Empieza Jugador 2' }));
  type('Nombre del jugador 2', 'Bea');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Empieza Bea' }).checked).toBe(true);
  begin();
  expect(await arrived()).toMatchObject({ players: ['Jugador 1', 'Bea'], starter: 1 });
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

  test('points and rounds, but no player without a name', () => {
    type('Puntos iniciales', '301');
    press('Una ronda menos');
    begin();
    open();
    expect(screen.getByLabelText<HTMLInputElement>('Puntos iniciales').value).toBe('301');
    expect(screen.getByLabelText<HTMLInputElement>('Número de rondas').value).toBe('14');
    expect(names()).toEqual([]);
  });

  test('the points of a game by a user with an account name longer than the name field', () => {
    const longest = { ...ana, username: '𝒜'.repeat(15) };
    open(longest);
    type('Puntos iniciales', '301');
    playAs(longest.username, 'Bea');
    expect(screen.getByLabelText<HTMLInputElement>('Puntos iniciales').value).toBe('301');
    expect(names()).toEqual(['Bea']);
  });

  test('the last six players, each added to the game and removed by a tap', () => {
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
    'nothing from unreadable data: %s',
    (stored) => {
      localStorage.setItem('local-setup', stored);
      open();
      expect(names()).toEqual([]);
      expect(screen.getByLabelText<HTMLInputElement>('Puntos iniciales').value).toBe('501');
    },
  );

  test('no account name except the name of the logged-in user, who is the first player', () => {
    open(ana);
    expect(players()).toEqual(['ana', 'Jugador 2']);
    expect(names()).toEqual(['ana']);
    open();
    expect(players()).toEqual(['Jugador 1', 'Jugador 2']);
    expect(names()).toEqual([]);
  });
});
