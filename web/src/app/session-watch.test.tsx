import { editProfile } from '@darts/contracts/addresses/accounts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { seeToasts, toasts } from '#test/page.tsx';
import { ana, biel } from '#test/people.ts';
import { messageOf } from '#platform/api-error.ts';
import { call, loseSession } from '#platform/api.ts';
import { sessionQuery } from '#platform/session.ts';
import { Link } from '#ui/link.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { SessionWatch } from './session-watch.tsx';

function watch(server: typeof fetch): void {
  vi.stubGlobal('fetch', server);
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <SessionWatch />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const hasSession = () => Response.json({ success: true, message: '', data: { hasSession: true } });

test('a user reads that their own profile could not be loaded', async () => {
  watch(async (address) =>
    address === '/api/users/has-session' ? hasSession() : new Response('', { status: 500 }),
  );
  await seeToasts('Error al obtener el perfil del usuario');
});

function Where() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      {pathname + search} {JSON.stringify(state)}
    </button>
  );
}

test.each([
  '/leagues?q=copa',
  '/join/abc?de=1', // which guests may see, too
])(
  'a session that ends on %s leads to the login page once, and Back returns to the page',
  (page) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const cache = new QueryClient();
    cache.setQueryData(sessionQuery.queryKey, ana);
    render(
      <QueryClientProvider client={cache}>
        <MemoryRouter initialEntries={[page]}>
          <SessionWatch />
          <Where />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    act(() => [1, 2, 3].forEach(loseSession));
    const where = screen.getByRole('button');
    expect(where.textContent).toBe(`/login {"returnTo":"${page}"}`);
    expect(toasts()).toEqual(['Tu sesión ha caducado. Inicia sesión de nuevo.']);

    fireEvent.click(where); // back
    expect(where.textContent).toBe(`${page} null`);
  },
);

test('an ended session is reported once, even when a form finds it out', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      {
        success: false,
        code: 'no-session',
        message: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
      },
      { status: 401 },
    ),
  );
  const cache = new QueryClient();
  cache.setQueryData(sessionQuery.queryKey, ana);
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <SessionWatch />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const edit = { params: { userId: ana.userId }, body: { username: 'Ana' } };
  await act(() => call(editProfile, edit).catch((error: unknown) => toast.error(messageOf(error))));
  expect(toasts()).toEqual(['Tu sesión ha caducado. Inicia sesión de nuevo.']);
});

function OwnGames() {
  const { data } = useQuery({ queryKey: ['games'], queryFn: () => new Promise<string>(() => {}) });
  return <p>{data ?? 'cargando'}</p>;
}

test('a user sees no data that was loaded for the previous user', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const cache = new QueryClient();
  cache.setQueryData(sessionQuery.queryKey, ana);
  cache.setQueryData(['games'], 'las de ana');
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={['/online']}>
        <SessionWatch />
        <Routes>
          <Route path="/online" element={<OwnGames />} />
          <Route path="/login" element={<Link to="/online">Entrar</Link>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText('las de ana')).toBeDefined();
  act(loseSession);

  act(() => void cache.setQueryData(sessionQuery.queryKey, biel));
  fireEvent.click(await screen.findByText('Entrar'));

  expect(screen.getByText('cargando')).toBeDefined();
});

test('an unreachable server causes no message, as a local game does not need the server', async () => {
  const server = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  watch(server);
  await waitFor(() => expect(server).toHaveBeenCalled());
  await new Promise((settled) => setTimeout(settled, 20));
  expect(toasts()).toEqual([]);
});
