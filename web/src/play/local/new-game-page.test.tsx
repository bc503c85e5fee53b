import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '#platform/paths.ts';
import { NewGamePage } from './new-game-page.tsx';

function Arrival() {
  const state: unknown = useLocation().state;
  return <output>{JSON.stringify(state)}</output>;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const begin = () => fireEvent.click(screen.getByRole('button', { name: 'Empezar partida' }));
const arrived = async () => JSON.parse((await screen.findByRole('status')).textContent) as unknown;

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={[paths.newGame]}>
      <Routes>
        <Route path={paths.newGame} element={<NewGamePage />} />
        <Route path={paths.localGame} element={<Arrival />} />
      </Routes>
    </MemoryRouter>,
  );
});

test('starts as it stands: 501, 15 rounds, two players', async () => {
  begin();
  expect(await arrived()).toEqual({ players: ['Jugador 1', 'Jugador 2'], start: 501, rounds: 15 });
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
  expect(await arrived()).toEqual({ players: ['Ana', 'Jugador 2'], start: 301, rounds: 10 });
});
