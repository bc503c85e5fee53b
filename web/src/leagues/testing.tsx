/** What the tests of these screens share: a page at its address, and a server made of answers. */
import type { User } from '@darts/contracts/accounts';
import type { League } from '@darts/contracts/leagues';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { sessionQuery } from '#platform/session.ts';
import { dismissToast, shownToasts } from '#ui/toast.ts';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

export const ana: User = {
  userId: id(1),
  username: 'ana',
  role: 'user',
  status: null,
  createdAt: '2026-11-01T10:00:00Z',
  stats: { gamesPlayed: 0, gamesWon: 0, mpt: 0, mpd: 0 },
};
export const jefa: User = { ...ana, userId: id(2), username: 'jefa', role: 'operator' };

export const pending: League = {
  leagueId: id(5),
  name: 'Liga de Otoño',
  description: '',
  status: 'pendiente',
  startDate: '2026-09-01',
  dayOfWeek: 'Jueves',
  maxParticipants: 4,
  isHomeAndAway: false,
  legs: 3,
  totalRounds: 3,
  createdBy: jefa.userId,
  creator: { username: 'jefa' },
  participants: [],
  rounds: [
    { round: 1, date: '2026-09-03' },
    { round: 2, date: '2026-09-10' },
    { round: 3, date: '2026-09-17' },
  ],
};
export const PATH = `/leagues/${pending.leagueId}`;

export const good = (data: object = {}) => Response.json({ success: true, message: '', data });

const bad = (status: number, message: string, errors: object = {}) =>
  Response.json({ success: false, message, errors }, { status });

/** The words of a server that does not know what went wrong. */
export const broken = () => bad(500, 'Error inesperado');

export const refused = (message: string) => () => bad(409, message);

/** Answers calls, named 'POST /leagues/create'; those without an answer wait for ever. */
export function serveAnswers(answers: Readonly<Record<string, () => Response>>): void {
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const call = `${method} ${url.replace('/api', '').replace(/\?.*/, '')}`;
    return answers[call]?.() ?? new Promise(() => {});
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
