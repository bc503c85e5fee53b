import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ana } from '#test/people.ts';
import { good } from '#test/server.ts';
import { setConnection } from '#platform/connection.ts';
import { endSession, sessionQuery } from '#platform/session.ts';
import { useReconnection } from './use-reconnection.ts';

const renamed = { ...ana, username: 'anna', role: 'operator' as const };
const server = vi.fn<typeof fetch>();

let cache: QueryClient;

function Reconnecting() {
  useReconnection();
  return null;
}

const become = (connection: 'online' | 'offline') => act(async () => setConnection(connection));
const user = () => cache.getQueryData(sessionQuery.queryKey);

beforeEach(() => {
  server.mockReset().mockImplementation(async () => good({ user: renamed }));
  vi.stubGlobal('fetch', server);
  cache = new QueryClient();
  cache.setQueryData(sessionQuery.queryKey, ana);
  setConnection('connecting');
  render(
    <QueryClientProvider client={cache}>
      <Reconnecting />
    </QueryClientProvider>,
  );
});

test('a reconnected user sees changes to their account', async () => {
  await become('online');
  expect(server).not.toHaveBeenCalled();

  await become('offline');
  await become('online');
  await waitFor(() => expect(user()).toEqual(renamed));
  expect(server.mock.calls.map(([address]) => address)).toEqual(['/api/users/me']);
});

test('the session is kept if it cannot be checked', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  await become('offline');
  await become('online');
  expect(server).toHaveBeenCalledOnce();
  expect(user()).toEqual(ana);
});

test('an answer that arrives after the logout does not log the user in', async () => {
  const answer = Promise.withResolvers<Response>();
  server.mockReturnValue(answer.promise);
  await become('offline');
  await become('online');
  await become('offline'); // logging out hangs up first
  endSession(cache);
  await act(async () => answer.resolve(good({ user: ana })));
  expect(user()).toBeNull();
});
