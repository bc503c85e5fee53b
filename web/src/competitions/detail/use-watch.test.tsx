import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dispatchServerEvent } from '#platform/server-events.ts';
import { useWatch } from './use-watch.ts';

const leagueId = '00000000-0000-4000-8000-000000000005';
const other = '00000000-0000-4000-8000-000000000006';

test('a page loads again once for several changes, at a random moment within 1.5 seconds', async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const load = vi.fn<() => Promise<string>>(async () => 'league');
  const cache = new QueryClient();
  const { unmount } = renderHook(
    () => {
      useQuery({ queryKey: ['leagues', leagueId], queryFn: load });
      useWatch({ leagueId }, ['leagues', leagueId]);
    },
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={cache}>{children}</QueryClientProvider>
      ),
    },
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  expect(load).toHaveBeenCalledTimes(1);

  for (const id of [leagueId, other, leagueId]) {
    dispatchServerEvent('leagueChanged', { leagueId: id });
  }
  await pass(749);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(1500);
  expect(load).toHaveBeenCalledTimes(2);

  dispatchServerEvent('leagueChanged', { leagueId });
  unmount();
  await pass(1500);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
