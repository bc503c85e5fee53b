/** What the tests of leagues' and tournaments' screens share: a page, and a server made of answers. */
import type { User } from '@darts/contracts/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import { sessionQuery } from '#platform/session.ts';
import { dismissToast, shownToasts } from '#ui/toast.ts';

export const good = (data: object = {}) => Response.json({ success: true, message: '', data });

const bad = (status: number, message: string, errors: object = {}) =>
  Response.json({ success: false, message, errors }, { status });

/** The words of a server that does not know what went wrong. */
export const broken = () => bad(500, 'Error inesperado');

export const refused = (message: string, errors?: object) => () => bad(409, message, errors);

/** Answers a call, told what its body says and what follows the question mark of its address. */
type Answer = (sent: unknown, query: URLSearchParams) => Response;

/** Answers calls, named 'POST /leagues/create'; those without an answer wait for ever. */
export function serveAnswers(answers: Readonly<Record<string, Answer>>): void {
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const [path = '', query] = url.replace('/api', '').split('?');
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const answer = answers[`${method} ${path}`];
    return answer?.(sent, new URLSearchParams(query)) ?? new Promise(() => {});
  });
}

const Elsewhere = () => <output aria-label="dirección">{useLocation().pathname}</output>;

/** Opens a page, whose route is given, at an address as somebody. */
export function visit(route: string, page: ReactNode, user: User, address = route): void {
  shownToasts().forEach((shown) => dismissToast(shown.id));
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(sessionQuery.queryKey, user);
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[address]}>
        <Elsewhere />
        <Routes>
          <Route path={route} element={page} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

export const toasts = () => shownToasts().map(({ message }) => message);

/** Waits for a toast. */
export const told = (words: string) => waitFor(() => expect(toasts()).toContain(words));

export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }));

/** Where one has got to. */
export const address = () => screen.getByLabelText('dirección').textContent;
