import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toasts, visit } from '#test/page.tsx';
import { ana } from '#test/people.ts';
import { bad, broken, good, serveAnswers } from '#test/server.ts';
import { dismissToast, shownToasts } from '#ui/toast.ts';
import { ProfilePage } from './profile-page.tsx';

const FAILURE = 'Error al cargar el perfil.';

test('a profile that does not exist says so in its place, and is not tried again', async () => {
  serveAnswers({ 'GET /users/': () => bad(404, 'Ese jugador no existe.') });
  visit('/user/', <ProfilePage />);
  await screen.findByText('Este jugador no existe.');
  expect(toasts()).toEqual([FAILURE]);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('a profile that cannot be loaded says so in the page and in a toast, at each try', async () => {
  serveAnswers({ 'GET /users/': broken });
  visit('/user/', <ProfilePage />);
  await screen.findByText(FAILURE);
  expect(toasts()).toEqual([FAILURE]);

  shownToasts().forEach(({ id }) => dismissToast(id));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(toasts()).toEqual([FAILURE]));
});

test.each([
  [1, []],
  [2, ['Media por turno, partida a partida']],
])('averages are a line from the second game on: of %d', async (games, lines) => {
  const average = { gameId: ana.userId, finishedAt: '2026-11-05T20:30:00.000Z', mpt: 60 };
  serveAnswers({
    'GET /users/': () => good({ user: ana }),
    [`GET /games/statistics/${ana.userId}`]: () =>
      good({
        averages: Array.from({ length: games }, () => average),
        turnTotals: [{ from: 60, to: 79, count: 1 }],
      }),
  });
  visit('/user/', <ProfilePage />);
  await screen.findByRole('heading', { name: 'Puntos por turno' });
  const found = screen.queryAllByRole('heading', { name: 'Media por turno, partida a partida' });
  expect(found.map(({ textContent }) => textContent)).toEqual(lines);
});
