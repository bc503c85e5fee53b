import { CLASSIC } from '@darts/rules/play/x01/settings';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '#test/page.tsx';
import { ana, biel, id } from '#test/people.ts';
import { connectForEach, send } from '#test/socket.ts';
import { loseSession } from '#platform/api.ts';
import { sessionQuery } from '#platform/session.ts';
import { App } from './app.tsx';
import { loadFirst } from './routes.ts';

vi.mock('socket.io-client', async () => (await import('#test/socket.ts')).socketIo);
connectForEach();

describe('a wall screen, in a browser with a logged-in user,', () => {
  const wall = `/tv/games/${id(9)}`;
  const Where = () => <output aria-label="dirección">{useLocation().pathname}</output>;
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[wall]}>
      <Where />
      {children}
    </MemoryRouter>
  );
  const seeTheWall = () => expect(screen.getByLabelText('dirección').textContent).toBe(wall);

  beforeEach(async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const cache = new QueryClient();
    cache.setQueryData(sessionQuery.queryKey, ana);
    await Promise.all([
      loadFirst(wall),
      import('./realtime/realtime.tsx'),
      import('#lobby/invitations.tsx'),
    ]);
    await act(async () => render(<App cache={cache} drawnFor={undefined} router={Router} />));
  });

  test('stays open when the session ends', async () => {
    await act(async () => loseSession());
    seeTheWall();
    expect(toasts()).toEqual([]);
  });

  test('stays open when a game of the user begins, without a question', async () => {
    sessionStorage.setItem('challenged-at', String(Date.now()));
    await send('joinGameRoom', { gameId: id(8) });
    await send('showReconnectModal', { gameId: id(8) });
    seeTheWall();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows no challenge to the user', async () => {
    const fromBiel = { fromUserId: biel.userId, fromUsername: 'biel', toUserId: ana.userId };
    const challenge = { ...fromBiel, fromMpt: 60, format: CLASSIC, remainingMs: 120_000 };
    await send('updatePendingGameRequests', { pendingRequests: [challenge] });
    await act(async () => {});
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
