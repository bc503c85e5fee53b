import type { Figures, FiguresAnswer } from '@darts/contracts/figures';
import { formatKey } from '@darts/rules/play/x01/figures/format-key';
import { CLASSIC, PRESETS } from '@darts/rules/play/x01/settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toasts, visit } from '#test/page.tsx';
import { ana } from '#test/people.ts';
import { bad, broken, good, serveAnswers } from '#test/server.ts';
import { dismissToast, shownToasts } from '#ui/toasts/toast.ts';
import { ProfilePage } from './profile-page.tsx';

const FAILURE = 'Error al cargar el perfil.';

test('a missing profile shows a message in the page, without a retry button', async () => {
  serveAnswers({ 'GET /users/': () => bad(404, 'Ese jugador no existe.') });
  visit('/user/', <ProfilePage />);
  await screen.findByText('Este jugador no existe.');
  expect(toasts()).toEqual([FAILURE]);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('a profile that fails to load shows the error in the page and in a toast, at each try', async () => {
  serveAnswers({ 'GET /users/': broken });
  visit('/user/', <ProfilePage />);
  await screen.findByText(FAILURE);
  expect(toasts()).toEqual([FAILURE]);

  shownToasts().forEach(({ id }) => dismissToast(id));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(toasts()).toEqual([FAILURE]));
});

const figures = {
  games: 2,
  won: 1,
  drawn: 0,
  streak: 1,
  legs: 2,
  legsWon: 1,
  turns: 20,
  darts: 58,
  average: 54.321,
  firstNine: 61.5,
  mpt: 52,
  mpd: 17.3,
  bestTurn: 140,
  bestLeg: 26,
  bestClose: 80,
  turns60: 5,
  turns100: 2,
  turns140: 1,
  turns180: 0,
  finishes: 1,
  finishDarts: 4,
} satisfies Figures;

const thrown = (games: number): FiguresAnswer => ({
  figures: { ...figures, games },
  latest: Array.from({ length: games }, () => ({
    gameId: ana.userId,
    finishedAt: '2026-11-05T20:30:00.000Z',
    points: 501,
    darts: 27,
  })),
  turnTotals: [{ from: 60, to: 79, count: 1 }],
  beds: [
    { bed: 'T20', count: 3 },
    { bed: 'M', count: 1 },
  ],
  formats: [
    { format: CLASSIC, games },
    { format: PRESETS.league, games: 1 },
  ],
});

/** Answers any query for a player's figures, by its filter. */
const figuresOf = (answer: (filter: string) => FiguresAnswer) => ({
  'GET /users/': () => good({ user: ana }),
  'GET /users//statistics': (query: URLSearchParams) => good(answer(query.toString())),
});

test.each([
  [1, []],
  [2, ['Media, partida a partida']],
])('the chart of averages appears from the second game on: %d', async (games, lines) => {
  serveAnswers(figuresOf(() => thrown(games)));
  visit('/user/', <ProfilePage />);
  await screen.findByRole('heading', { name: 'Puntos por turno' });
  const found = screen.queryAllByRole('heading', { name: 'Media, partida a partida' });
  expect(found.map(({ textContent }) => textContent)).toEqual(lines);
});

test('a profile shows the darts of its checkouts, and the beds hit on the board', async () => {
  serveAnswers(figuresOf(() => thrown(2)));
  visit('/user/', <ProfilePage />);
  const finishes = await screen.findByText('Cierre %');
  expect(finishes.parentElement?.textContent).toMatch(/^Cierre %25\s%1 de 4 dardos$/);
  expect(
    screen.getByRole('img', { name: /Dónde han caído 4 dardos. Lo más tocado: T20 75/ }),
  ).toBeTruthy();
});

test.each([
  [1, 'Racha1ganada'],
  [3, 'Racha3ganadas seguidas'],
  [100, 'Racha100 o másganadas seguidas'],
])('the winning streak is worded by its length: %d', async (streak, text) => {
  const answer = thrown(3);
  serveAnswers(figuresOf(() => ({ ...answer, figures: { ...answer.figures, streak } })));
  visit('/user/', <ProfilePage />);
  expect((await screen.findByText('Racha')).parentElement?.textContent).toBe(text);
});

test('a user filters statistics by competition, days and format, and reads when no games match', async () => {
  const asked: string[] = [];
  serveAnswers(
    figuresOf((filter) => {
      asked.push(filter);
      return thrown(filter.includes('league') ? 0 : 2);
    }),
  );
  visit('/user/', <ProfilePage />);
  fireEvent.click(await screen.findByRole('radio', { name: '30 días' }));
  const format = screen.getByRole('combobox', { name: 'Formato' });
  fireEvent.change(format, { target: { value: formatKey(PRESETS.league) } });
  fireEvent.click(screen.getByRole('radio', { name: 'Ligas' }));

  await screen.findByText('No hay partidas así.');
  expect(asked.at(-1)).toBe('kind=league&days=30&format=501-straight-double-3-20');
});

test('statistics that fail to load for a filter say so, and another filter can be chosen', async () => {
  let isReachable = true;
  serveAnswers({
    ...figuresOf(() => thrown(2)),
    'GET /users//statistics': () => (isReachable ? good(thrown(2)) : broken()),
  });
  visit('/user/', <ProfilePage />);
  const days = await screen.findByRole('radio', { name: '30 días' });
  isReachable = false;
  days.focus();
  fireEvent.click(days);
  await screen.findByText('No se han podido cargar las estadísticas.');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '30 días' }));

  fireEvent.click(screen.getByRole('radio', { name: 'Siempre' }));
  await screen.findByRole('heading', { name: 'Puntos por turno' });
});

test('the old statistics are marked as busy until the new statistics load', async () => {
  let answer: (figures: Response) => void = () => {};
  const asked = new Promise<Response>((resolve) => (answer = resolve));
  serveAnswers(figuresOf(() => thrown(2)));
  visit('/user/', <ProfilePage />);
  const days = await screen.findByRole('radio', { name: '30 días' });
  vi.stubGlobal('fetch', () => asked);
  fireEvent.click(days);
  await screen.findByText('Cargando');
  expect(screen.getByText('Puntos por turno').closest('[aria-busy="true"]')).toBeTruthy();

  answer(good(thrown(0)));
  await screen.findByText('No hay partidas así.');
  expect(screen.queryByText('Cargando')).toBeNull();
});
