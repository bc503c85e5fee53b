import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#platform/paths.ts';
import { Router } from './router.tsx';

const ID = '0a3f9b9e-8a5c-4c8e-9d5e-0123456789ab';

function Where() {
  const { pathname, search, hash, state } = useLocation();
  return <output data-testid="where">{pathname + search + hash + JSON.stringify(state)}</output>;
}

async function open(pathname: string) {
  const entry = { pathname, search: '?q=Copa', hash: '#Fin', state: 'Kept' };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[entry]}>
        <Where />
        <Router />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(async () => {});
  return screen.getByTestId('where').textContent;
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {})); // the session check goes on and on
});

test.each([
  ['/Online/Lobby/', paths.lobby],
  [`/play/game/online/${ID}/`, paths.onlineGame(ID)],
  [`/Play/Game/Online/${ID.toUpperCase()}`, paths.onlineGame(ID)],
  ['/JOIN/aB-1/', paths.invitation('aB-1')],
  ['/settings/', paths.profileSettings],
  [paths.settings, paths.profileSettings],
  [paths.leagues, paths.leagues],
  ['/No/Such/Page/', '/No/Such/Page/'],
])('a link to %s opens the page at %s', async (followed, address) => {
  expect(await open(followed)).toBe(`${address}?q=Copa#Fin"Kept"`);
});
