import type { User } from '@darts/contracts/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GuestLink } from '#accounts/sign-in/guest-link.tsx';
import { loseSession } from '#platform/api.ts';
import { returnTo } from '#platform/return-to.ts';
import { endSession, sessionQuery } from '#platform/session.ts';
import { ana } from '#test/people.ts';
import { RequireGuest, RequireUser } from './guards.tsx';

let cache: QueryClient;

beforeEach(() => {
  cache = new QueryClient();
  vi.stubGlobal('fetch', () => new Promise(() => {})); // the session check goes on and on
});

const become = (user: User | null) =>
  act(() => {
    cache.setQueryData(sessionQuery.queryKey, user);
    return new Promise((settled) => setTimeout(settled));
  });

function Where() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const where = () => screen.getByRole('status').textContent;

const formulario = (
  <>
    <p>formulario</p>
    <GuestLink to="/signup">Registrarse</GuestLink>
  </>
);

function open(path: string, state?: unknown) {
  const { pathname, search } = new URL(path, location.href);
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[{ pathname, search, state }]}>
        <Where />
        <Routes>
          <Route path="/" element={<p>inicio</p>} />
          <Route element={<RequireGuest />}>
            <Route path="/login" element={formulario} />
            <Route path="/signup" element={<GuestLink to="/login">Iniciar sesión</GuestLink>} />
          </Route>
          <Route element={<RequireUser />}>
            <Route path="/online" element={<p>lobby</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('a page for logged-in users', () => {
  test('shows nothing and redirects nowhere until the session is checked', () => {
    open('/online');
    expect(screen.queryByText('lobby')).toBeNull();
    expect(screen.getByText('/online')).toBeDefined();
  });

  test('is shown to a logged-in user', async () => {
    open('/online');
    await become(ana);
    expect(screen.getByText('lobby')).toBeDefined();
  });

  test('sends a guest to the login page, and back after the login', async () => {
    open('/online?q=copa&mine=true');
    await become(null);
    expect(screen.getByText('formulario')).toBeDefined();
    expect(where()).toBe('/login');

    await become(ana);
    expect(screen.getByText('lobby')).toBeDefined();
    expect(where()).toBe('/online?q=copa&mine=true');
  });

  test('opens after the login of a guest who visits the sign-up page first', async () => {
    open('/online?q=copa');
    await become(null);
    fireEvent.click(screen.getByRole('link', { name: 'Registrarse' }));
    expect(where()).toBe('/signup');
    fireEvent.click(screen.getByRole('link', { name: 'Iniciar sesión' }));
    expect(where()).toBe('/login');

    await become(ana);
    expect(where()).toBe('/online?q=copa');
  });

  test('opens again after the login when the session has expired on it', async () => {
    open('/online?q=copa');
    await become(ana);
    act(() => {
      loseSession();
      endSession(cache);
    });
    await screen.findByText('formulario');

    await become(ana);
    expect(where()).toBe('/online?q=copa');
  });

  test('sends a user who logs out to the login page, and the next user home', async () => {
    open('/online');
    await become(ana);
    act(() => endSession(cache));
    await screen.findByText('formulario');

    await become(ana);
    expect(screen.getByText('inicio')).toBeDefined();
  });
});

describe('a page for guests', () => {
  test('is shown to a guest', async () => {
    open('/login');
    await become(null);
    expect(screen.getByText('formulario')).toBeDefined();
  });

  test('sends a logged-in user home', async () => {
    open('/login');
    await become(ana);
    expect(where()).toBe('/');
  });

  test('never redirects to another site', async () => {
    open('/login', returnTo({ pathname: '//malo.example', search: '', hash: '' }));
    await become(ana);
    expect(where()).toBe('/');
  });
});
