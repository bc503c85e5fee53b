import type { User } from '@darts/contracts/accounts';
import type { Tournament } from '@darts/contracts/tournaments';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { passOn } from '#platform/news.ts';
import { sessionQuery } from '#platform/session.ts';
import { dismissToast, shownToasts } from '#ui/toast.ts';
import { BracketPage } from './bracket-page.tsx';
import { ana, biel, bye, carla, played, tournament, waiting } from './testing.ts';

const address = `/tournaments/view/${tournament.tournamentId}`;

const user: User = {
  ...ana,
  role: 'user',
  status: null,
  createdAt: '2026-11-01T10:00:00Z',
  stats: { gamesPlayed: 0, gamesWon: 0, mpt: 0, mpd: 0 },
};

let told: Tournament | undefined; // absent when it is not our server that answers

beforeEach(() => {
  told = tournament;
  shownToasts().forEach(({ id }) => dismissToast(id));
  vi.stubGlobal('fetch', async () =>
    told
      ? Response.json({ success: true, message: '', data: { tournament: told } })
      : new Response('', { status: 502 }),
  );
});

async function visit(now: Partial<Tournament> = {}) {
  if (told) told = { ...told, ...now };
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(sessionQuery.queryKey, user);
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/tournaments/view/:tournamentId" element={<BracketPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

const gamesOf = (round: string) =>
  within(screen.getByRole('region', { name: round })).getAllByRole('listitem');
const textOf = (element: HTMLElement) => element.textContent;

test('the games stand by rounds, each with its players', async () => {
  await visit();
  expect(gamesOf('Semifinales').map(textOf)).toEqual([
    'Partida 1. ana. Pasa directo',
    'Partida 2. biel contra carla. Pendiente.',
  ]);
  expect(gamesOf('Final').map(textOf)).toEqual([
    'Partida 1. ana contra TBDpor decidir. Pendiente.',
  ]);
});

test('a bye is no game: nothing leads there, and nothing can be played', async () => {
  await visit();
  expect(within(gamesOf('Semifinales')[0]!).queryByRole('link')).toBeNull();
});

test('one can play a pending game of one’s own once its rival is known', async () => {
  await visit();
  expect(screen.queryByRole('link', { name: 'Jugar' })).toBeNull();
  cleanup();

  await visit({ games: [bye(1, 1, ana), played(1, 2, biel, carla), waiting(2, 1, ana, biel)] });
  const play = within(gamesOf('Final')[0]!).getByRole('link', { name: 'Jugar' });
  expect(play.getAttribute('href')).toBe('/game/lobby/game-2-1');
});

test('a game leads to its page', async () => {
  await visit();
  const link = within(gamesOf('Semifinales')[1]!).getByRole('link');
  expect(link.getAttribute('href')).toBe('/game/view/game-1-2');
});

test('the winner of a game is marked, the scores are told, and the final has a champion', async () => {
  await visit({
    status: 'finalizada',
    games: [bye(1, 1, ana), played(1, 2, biel, carla), played(2, 1, biel, ana)],
  });
  const [final] = gamesOf('Final');
  expect(within(final!).getByRole('img', { name: 'Gana' }).parentElement?.textContent).toBe(
    'biel0',
  );
  expect(textOf(final!)).toBe('Partida 1. biel0 contra ana87. Finalizada.');
  expect(screen.getByText(/^Campeón/).textContent).toBe('Campeón: biel');
});

test('the page follows what happens elsewhere', async () => {
  await visit();
  told = {
    ...tournament,
    games: [bye(1, 1, ana), played(1, 2, biel, carla), waiting(2, 1, ana, biel)],
  };
  act(() => passOn('tournamentChanged', { tournamentId: tournament.tournamentId }));
  expect(await screen.findByRole('link', { name: 'Jugar' })).toBeTruthy();
});

test('it can be drawn larger and smaller, within bounds', async () => {
  await visit();
  const larger = screen.getByRole('button', { name: 'Acercar' });
  fireEvent.click(larger);
  expect(screen.getByText('125 %')).toBeTruthy();
  for (let press = 0; press < 5; press++) fireEvent.click(larger);
  expect(screen.getByText('200 %')).toBeTruthy();
  expect(larger).toHaveProperty('disabled', true);
});

test('a tournament that has not begun has no bracket yet', async () => {
  await visit({ status: 'pendiente', games: [] });
  expect(screen.getByText('El cuadro se sortea al iniciar el torneo.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Cuadro del torneo' })).toBeNull();
});

test('a failure is told, and can be tried again', async () => {
  told = undefined;
  await visit();
  expect(shownToasts().map(({ message }) => message)).toEqual(['Error al cargar el torneo']);
  told = tournament;
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: tournament.name })).toBeTruthy();
});
