/** A page at its address, and what a person sees and does there. */
import type { User } from '@darts/contracts/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, type InitialEntry } from 'react-router';
import { expect } from 'vitest';
import { sessionQuery, useSession } from '#platform/session.ts';
import { shownToasts } from '#ui/toasts/toast.ts';
import { ana } from './people.ts';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="dirección">{pathname + search}</output>;
};

/** Renders at an address as somebody, or as a guest; of several, at the last, come from the others. */
export function renderAt(
  at: InitialEntry | InitialEntry[],
  content: ReactNode,
  user: User | null = ana,
): void {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(sessionQuery.queryKey, user);
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[at].flat()}>
        <Address />
        {content}
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Takes a page away with the session, as the guards of the product do. */
function ForUser({ children }: { readonly children: ReactNode }) {
  return useSession().user ? children : null;
}

/** Opens the page of a route as somebody, or as a guest. */
export function visit(
  route: string,
  page: ReactNode,
  user: User | null = ana,
  at: InitialEntry = route,
): void {
  const [path] = route.split('?');
  const routes = (
    <Routes>
      <Route path={path} element={user ? <ForUser>{page}</ForUser> : page} />
      <Route path="*" element={null} />
    </Routes>
  );
  renderAt(at, routes, user);
}

/** The address that one has got to. */
export const address = () => screen.getByLabelText('dirección').textContent;

export const toasts = () => shownToasts().map(({ message }) => message);

/** Waits until just these toasts are shown. */
export const seeToasts = (...messages: readonly unknown[]) =>
  waitFor(() => expect(toasts()).toEqual(messages));

/** Waits for a toast, whichever others there are. */
export const seeToast = (message: string) => waitFor(() => expect(toasts()).toContain(message));

export const seeText = (text: string) => screen.findByText(text);

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Presses the button that a keyboard has got to. */
export function pressByKey(name: string): void {
  screen.getByRole('button', { name }).focus();
  press(name);
}

/** Presses a button once it is there. */
export const pressSoon = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }));

/** Presses a button once it is there, and the one of its name that its question has. */
export async function pressAndConfirm(name: string): Promise<void> {
  await pressSoon(name);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
}
