import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, shownToasts } from '#ui/toast.ts';
import { SessionWatch } from './session-watch.tsx';

afterEach(() => shownToasts().forEach(({ id }) => dismissToast(id)));

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

test('says that one’s own profile could not be read', async () => {
  watch(async (address) =>
    address === '/api/users/has-session' ? hasSession() : new Response('', { status: 500 }),
  );
  await waitFor(() =>
    expect(shownToasts()).toMatchObject([{ message: 'Error al obtener el perfil del usuario' }]),
  );
});

test('says nothing where there is no server to ask, which a local game does not need', async () => {
  const server = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  watch(server);
  await waitFor(() => expect(server).toHaveBeenCalled());
  await new Promise((settled) => setTimeout(settled, 20));
  expect(shownToasts()).toEqual([]);
});
