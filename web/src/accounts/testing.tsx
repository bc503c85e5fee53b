/** What the tests of these screens share: a page at its address, and a server made of answers. */
import type { User } from '@darts/contracts/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { sessionQuery } from '#platform/session.ts';
import { dismissToast, shownToasts } from '#ui/toast.ts';

export const ana: User = {
  userId: '11111111-1111-4111-8111-111111111111',
  username: 'ana',
  email: 'ana@correo.es',
  role: 'user',
  status: null,
  createdAt: '2026-11-01T10:00:00Z',
  stats: { gamesPlayed: 0, gamesWon: 0, mpt: 0, mpd: 0 },
  showEmail: true,
  hasPassword: true,
};

export const good = (data: object = {}) => Response.json({ success: true, message: '', data });

export const bad = (status: number, message: string, errors: object = {}) =>
  Response.json({ success: false, message, errors }, { status });

/** The words of a server that does not know what went wrong. */
export const broken = () => bad(500, 'Error inesperado');

/** Answers a call, told what follows the question mark of its address. */
export type Answer = (query: URLSearchParams) => Response;

type Answers = Readonly<Record<string, Answer>>; // by 'POST /users/login'

/** Answers calls; those without an answer wait for ever. Returns the bodies it has been sent. */
export function serveAnswers(answers: Answers) {
  const sent: Record<string, unknown> = {};
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const [path = '', query] = url.replace('/api', '').split('?');
    const call = `${method} ${path}`;
    if (typeof body === 'string') sent[call] = JSON.parse(body);
    return answers[call]?.(new URLSearchParams(query)) ?? new Promise(() => {});
  });
  return sent;
}

const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="dirección">{pathname + search}</output>;
};

/** Opens a page as somebody, or as a guest. */
export function visit(address: string, page: ReactNode, user: User | null = ana): void {
  shownToasts().forEach(({ id }) => dismissToast(id));
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(sessionQuery.queryKey, user);
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[address]}>
        <Elsewhere />
        <Routes>
          <Route path={address.split('?')[0]} element={page} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

export const toasts = () => shownToasts().map(({ message }) => message);
