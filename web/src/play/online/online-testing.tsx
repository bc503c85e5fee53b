/** What the tests of the online game share: the page, and a server with one game. */
import type { User } from '@darts/contracts/accounts';
import type { GameView } from '@darts/contracts/play';
import type { RequestName } from '@darts/contracts/realtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ExitGuardProvider, useGuardedLeave } from '#platform/exit-guard.tsx';
import { paths } from '#platform/paths.ts';
import { dispatchServerEvent } from '#platform/server-events.ts';
import { sessionQuery } from '#platform/session.ts';
import { openSocket } from '#platform/socket.ts';
import { dismissToast, shownToasts } from '#ui/toast.ts';
import { OnlineGamePage } from './online-game-page.tsx';

export const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
export const gameId = id(9);
export const ana = { userId: id(1), username: 'ana' };
export const biel = { userId: id(2), username: 'biel' };

const account: User = {
  ...ana,
  role: 'user',
  status: null,
  createdAt: '2026-11-01T10:00:00Z',
  stats: { gamesPlayed: 0, gamesWon: 0, mpt: 0, mpd: 0 },
};

export const newGame: GameView = {
  gameId,
  player1: ana,
  player2: biel,
  scorePlayer1: 501,
  scorePlayer2: 501,
  turn: ana.userId,
  status: 'encurso',
  format: { start: 501, rounds: 15 },
  starter: 1,
  suddenDeath: false,
  turns: [],
  lastTurn: null,
  leagueId: null,
  tournamentId: null,
  version: 1,
  expectedTurn: 0,
  absent: [],
  createdAt: '2026-11-01T10:00:00Z',
};

/** The game after ana has thrown. */
export const afterAna = (totalScore: number, bust = false): GameView => ({
  ...newGame,
  scorePlayer1: 501 - totalScore,
  turn: biel.userId,
  turns: [{ playerId: ana.userId, seat: 1, totalScore, bust }],
  version: 2,
  expectedTurn: 1,
});

/** How a game ends, off the board. */
export const endOf = (game: GameView, end: Pick<GameView, 'winner' | 'endReason'>): GameView => ({
  ...game,
  ...end,
  turn: null,
  status: 'finalizada',
  version: game.version + 1,
});

/** Grants everything unless told otherwise. */
export const server = {
  asked: [] as { name: string; payload: Record<string, unknown> }[],
  answers: new Map<string, () => object>(),
  listeners: new Map<string, (reason?: string) => void>(),
};

const socket = {
  active: true,
  connected: true,
  onAny: () => {},
  on: (name: string, listener: () => void) => server.listeners.set(name, listener),
  disconnect: () => {},
  timeout: () => ({
    emitWithAck: async (name: RequestName, payload: Record<string, unknown>) => {
      server.asked.push({ name, payload });
      return server.answers.get(name)?.() ?? { success: true };
    },
  }),
  connect: () => {
    server.listeners.get('connect')?.();
    return socket;
  },
};

/** Stands for `socket.io-client`: the network leaves the machine. */
export const network = { io: () => socket };

export const joins = (game: GameView, remainingMs?: number) =>
  server.answers.set('joinGame', () => ({
    success: true,
    otherPlayerDisconnect: remainingMs !== undefined,
    ...(remainingMs !== undefined && { remainingMs, totalMs: 300_000 }),
    game,
  }));

/** Every address of a game has this one; there is no other. */
const gameAt = (url: string, game: GameView): GameView | null =>
  url.includes('/activegame/') ? null : { ...game, gameId: url.slice(-gameId.length) };

function MenuLink() {
  const { leaveAsking } = useGuardedLeave();
  return (
    <button type="button" onClick={() => leaveAsking(left)}>
      Ligas
    </button>
  );
}

export const left = vi.fn<() => void>();
let hangUp: () => void;

export async function open(game: GameView | null) {
  vi.stubGlobal('fetch', async (url: string) =>
    game
      ? Response.json({ success: true, message: '', data: { game: gameAt(url, game) } })
      : Response.json(
          { success: false, message: 'La partida no existe.', errors: {} },
          { status: 404 },
        ),
  );
  if (game && !server.answers.has('joinGame')) joins(game);
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(sessionQuery.queryKey, account);
  hangUp = openSocket();
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[paths.onlineGame(gameId)]}>
        <ExitGuardProvider>
          <MenuLink />
          <Routes>
            <Route path={paths.onlineGame(':gameId')} element={<OnlineGamePage />} />
            <Route path={paths.gameView(':gameId')} element={<p>estadísticas</p>} />
            <Route path={paths.lobby} element={<p>lobby</p>} />
            <Route path={paths.league(':leagueId')} element={<p>liga</p>} />
            <Route path={paths.home} element={<p>inicio</p>} />
          </Routes>
        </ExitGuardProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(/501: ana contra biel|estadísticas|inicio/);
}

/** Opens the game and waits until the server has let the device in. */
export async function enter(game: GameView = newGame) {
  await open(game);
  await seeAsked('joinGame', 1);
}

export const asked = (name: string) => server.asked.filter((each) => each.name === name);

export const tell = (game: GameView) => act(() => dispatchServerEvent('updateGame', { game }));

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const seeText = (text: string) => screen.findByText(text);
export const seeMessages = (...messages: readonly unknown[]) =>
  waitFor(() => expect(shownToasts().map(({ message }) => message)).toEqual(messages));
export const seeAsked = (name: string, times: number) =>
  waitFor(() => expect(asked(name)).toHaveLength(times));

/** To be called once in each file of tests. */
export function startAnew(): void {
  beforeEach(() => {
    localStorage.clear();
    server.asked.length = 0;
    server.answers.clear();
    left.mockClear();
  });

  afterEach(() => {
    hangUp();
    shownToasts().forEach((each) => dismissToast(each.id));
  });
}
