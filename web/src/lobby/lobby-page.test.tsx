import type { User } from '@darts/contracts/accounts';
import type { Acknowledged, RequestName, Told } from '@darts/contracts/realtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dispatchServerEvent } from '#platform/server-events.ts';
import { sessionQuery } from '#platform/session.ts';
import { openSocket } from '#platform/socket.ts';
import { dismissToast, shownToasts } from '#ui/toast.ts';
import { Invitations } from './invitations.tsx';
import { LobbyPage } from './lobby-page.tsx';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const ana = { userId: id(1), username: 'ana', mpt: 54.321 };
const account: User = {
  userId: ana.userId,
  username: ana.username,
  role: 'user',
  status: null,
  createdAt: '2026-11-01T10:00:00Z',
  stats: { gamesPlayed: 1, gamesWon: 0, mpt: ana.mpt, mpd: ana.mpt / 3 },
};
const biel = { userId: id(2), username: 'biel', mpt: 60 };
const gameId = id(9);

/** A server that grants everything, unless told what to refuse. */
const server = vi.hoisted(() => ({
  asked: [] as { name: string; payload: unknown }[],
  refusals: new Map<string, string>(),
  gameId: '',
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
      emitWithAck: async (name: RequestName, payload: unknown) => {
        server.asked.push({ name, payload });
        const message = server.refusals.get(name);
        return (
          message === undefined
            ? { success: true, gameId: server.gameId }
            : { success: false, message }
        ) as Acknowledged<typeof name>;
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

beforeEach(async () => {
  server.asked.length = 0;
  server.refusals.clear();
  server.gameId = gameId;
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(sessionQuery.queryKey, account);
  hangUp = openSocket();
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={['/online']}>
        <Invitations />
        <Routes>
          <Route path="/online" element={<LobbyPage />} />
          <Route path="/play/game/online/:gameId" element={<p>la partida</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await vi.waitUntil(() => names().includes('enterOnlineLobby'));
});

afterEach(() => {
  hangUp();
  shownToasts().forEach(({ id: toastId }) => dismissToast(toastId));
});

const names = () => server.asked.map(({ name }) => name);

const settled = () => new Promise((done) => setTimeout(done));

const tell = (lobbyGames: Told<'updateLobbyGames'>['lobbyGames']) =>
  act(() => {
    dispatchServerEvent('updateLobbyGames', { lobbyGames, activeGames: 3 });
    return settled();
  });

const tellRequests = (...pendingRequests: Told<'updatePendingGameRequests'>['pendingRequests']) =>
  act(() => {
    dispatchServerEvent('updatePendingGameRequests', { pendingRequests });
    return settled();
  });

const fromBiel = { fromUserId: biel.userId, fromUsername: 'biel', toUserId: ana.userId };

describe('the lobby', () => {
  test('counts who waits and what is being played', async () => {
    await tell([ana, biel]);
    expect(screen.getByText('En el lobby').parentElement?.textContent).toContain('2');
    expect(screen.getByText('En curso').parentElement?.textContent).toContain('3');
  });

  test('when nobody waits, offers to add a game', async () => {
    await tell([]);
    expect(screen.getByText('No hay partidas en espera')).toBeDefined();

    fireEvent.click(screen.getByRole('button', { name: 'Añadir mi partida' }));
    await vi.waitFor(() => expect(names()).toContain('addGameOnlineLobby'));
  });

  test('tells the own game from the others, and takes it away', async () => {
    await tell([ana, biel]);
    expect(screen.getByText('Tu partida')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Retar a ana' })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    await vi.waitFor(() => expect(names()).toContain('deleteGameOnlineLobby'));
  });

  test('a challenge waits for its answer', async () => {
    await tell([biel]);
    expect(screen.getByText('60,00')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Retar a biel' }));
    await vi.waitFor(() =>
      expect(server.asked.at(-1)).toEqual({
        name: 'requestGameToPlayer',
        payload: { targetUserId: biel.userId },
      }),
    );

    await tellRequests({ fromUserId: ana.userId, fromUsername: 'ana', toUserId: biel.userId });
    expect(screen.getByText('Esperando respuesta...')).toBeDefined();
  });

  test("shows the server's words when a challenge is refused", async () => {
    server.refusals.set('requestGameToPlayer', 'El jugador ya no está en la sala.');
    await tell([biel]);
    fireEvent.click(screen.getByRole('button', { name: 'Retar a biel' }));

    await vi.waitFor(() =>
      expect(shownToasts()).toMatchObject([
        { kind: 'error', message: 'El jugador ya no está en la sala.' },
      ]),
    );
  });
});

describe('an invitation', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Invitación' }));

  test('says who asks, and leads to the game when accepted', async () => {
    await tellRequests(fromBiel);
    expect(dialog().getByText(/te reta a una partida de 501/).textContent).toContain('biel');

    fireEvent.click(dialog().getByRole('button', { name: 'Aceptar' }));
    await screen.findByText('la partida');
    expect(server.asked).toContainEqual({
      name: 'acceptGameRequest',
      payload: { fromUserId: biel.userId },
    });
  });

  test('is turned down, and goes when it is gone', async () => {
    await tellRequests(fromBiel);
    fireEvent.click(dialog().getByRole('button', { name: 'Rechazar' }));
    await vi.waitFor(() => expect(names()).toContain('rejectGameRequest'));

    await tellRequests();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('leaving the page leaves the lobby', async () => {
  await tellRequests(fromBiel);
  fireEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  await screen.findByText('la partida');
  await vi.waitFor(() => expect(names()).toContain('exitOnlineLobby'));
});
