import type { User } from '@darts/contracts/accounts';
import type { RequestName } from '@darts/contracts/realtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setConnection } from '#platform/connection.ts';
import { dispatchServerEvent } from '#platform/server-events.ts';
import { sessionQuery } from '#platform/session.ts';
import { openSocket } from '#platform/socket.ts';
import { dismissToast, shownToasts } from '#ui/toast.ts';
import { GameLobbyPage } from './game-lobby-page.tsx';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const ana = { userId: id(1), username: 'ana' };
const biel = { userId: id(2), username: 'biel' };
const gameId = id(8);
const leagueId = id(9);
const game = {
  gameId,
  player1: ana,
  player2: biel,
  status: 'pendiente',
  leagueId,
  tournamentId: null,
};

/** A server that grants everything, unless told to refuse. */
const server = vi.hoisted(() => ({
  asked: [] as string[],
  refusal: undefined as string | undefined,
  listeners: new Map<string, () => void>(),
}));

// The network leaves the machine; everything on this side of it is the real thing.
vi.mock('socket.io-client', () => {
  const socket = {
    active: true,
    connected: true,
    onAny: () => {},
    on: (name: string, listener: () => void) => server.listeners.set(name, listener),
    disconnect: () => {},
    timeout: () => ({
      emitWithAck: async (name: RequestName) => {
        server.asked.push(name);
        const message = server.refusal;
        return message === undefined ? { success: true } : { success: false, message };
      },
    }),
    connect: () => {
      server.listeners.get('connect')?.();
      return socket;
    },
  };
  return { io: () => socket };
});

let hangUp: () => void;

beforeEach(() => {
  server.asked.length = 0;
  server.refusal = undefined;
  hangUp = openSocket();
});

afterEach(() => {
  hangUp();
  shownToasts().forEach((shown) => dismissToast(shown.id));
});

const account = (userId: string): User => ({
  userId,
  username: 'ana',
  role: 'user',
  status: null,
  createdAt: '2026-11-01T10:00:00Z',
  stats: { gamesPlayed: 0, gamesWon: 0, mpt: 0, mpd: 0 },
});

const Elsewhere = () => <output aria-label="dirección">{useLocation().pathname}</output>;

function visit(answer: object | null = game, userId = ana.userId): void {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/leagues/')) {
      return Response.json({ success: true, data: { league: { name: 'Liga de Otoño' } } });
    }
    return answer
      ? Response.json({ success: true, message: '', data: { game: answer } })
      : Response.json({ success: false, message: 'No existe.', errors: {} }, { status: 404 });
  });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(sessionQuery.queryKey, account(userId));
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter
        initialEntries={[{ pathname: `/game/lobby/${gameId}`, state: { stage: 'Jornada 5' } }]}
      >
        <Elsewhere />
        <Routes>
          <Route path="/game/lobby/:gameId" element={<GameLobbyPage />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const address = () => screen.getByLabelText('dirección').textContent;
const toasts = () => shownToasts().map(({ message }) => message);
const joins = () => server.asked.filter((name) => name === 'joinLeagueGameLobby').length;
const isIn = () => vi.waitUntil(() => joins() > 0);

test('counts the players who are there, and goes to the game when it begins', async () => {
  visit();
  await isIn();
  expect(await screen.findByText('Liga de Otoño · Jornada 5')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'ana contra biel' })).toBeDefined();
  expect(screen.getByText('VS')).toBeDefined();

  await act(async () => dispatchServerEvent('preLobbyUpdate', { players: [ana] }));
  expect(screen.getByText('Jugadores conectados: 1 / 2')).toBeDefined();
  await act(async () => dispatchServerEvent('preLobbyUpdate', { players: [ana, biel] }));
  expect(screen.getByText('Jugadores conectados: 2 / 2')).toBeDefined();

  await act(async () => dispatchServerEvent('startLeagueGame', { gameId: id(7) }));
  expect(address()).toBe(`/game/lobby/${gameId}`);
  await act(async () => dispatchServerEvent('startLeagueGame', { gameId }));
  expect(toasts()).toEqual(['Partida comenzando...']);
  expect(address()).toBe(`/play/game/online/${gameId}`);
});

test('waits again after each reconnection', async () => {
  visit();
  await isIn();
  await act(async () => setConnection('offline'));
  expect(screen.getByText('Jugadores conectados: 0 / 2')).toBeDefined();
  await act(async () => setConnection('online'));
  await vi.waitUntil(() => joins() === 2);
});

test('is left for the league', async () => {
  visit();
  await isIn();
  fireEvent.click(screen.getByRole('link', { name: 'Salir' }));
  await vi.waitUntil(() => server.asked.includes('leaveLeagueGameLobby'));
  expect(address()).toBe(`/leagues/${leagueId}`);
});

test('tells why the game cannot begin', async () => {
  server.refusal = 'Ya estás en otra partida en curso. Finalízala antes de comenzar una nueva.';
  visit();
  await vi.waitFor(() => expect(toasts()).toEqual([server.refusal]));
});

test('turns away whoever does not play', async () => {
  visit(game, id(3));
  await vi.waitFor(() => expect(toasts()).toEqual(['No formas parte de esta partida.']));
  await vi.waitFor(() => expect(address()).toBe(`/leagues/${leagueId}`));
  expect(joins()).toBe(0);
});

test('leads to the lobby when the game cannot be loaded', async () => {
  visit(null);
  await vi.waitFor(() => expect(toasts()).toEqual(['No se pudo cargar la partida.']));
  await vi.waitFor(() => expect(address()).toBe('/online/lobby'));
});
