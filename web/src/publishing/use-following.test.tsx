import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#platform/api-error.ts';
import { useFollowing } from './use-following.ts';

function Following({ error = null }: { readonly error?: Error | null }) {
  useFollowing('/public/leagues/x', error);
  return null;
}

test('a page out of sight keeps no connection, and has one again once it is seen', () => {
  let open = 0;
  vi.stubGlobal(
    'EventSource',
    class {
      constructor() {
        open += 1;
      }
      addEventListener() {}
      close() {
        open -= 1;
      }
    },
  );
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const turn = (state: DocumentVisibilityState) =>
    act(() => {
      sight.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Following />
    </QueryClientProvider>,
  );
  expect(open).toBe(1);
  turn('hidden');
  expect(open).toBe(0);
  turn('visible');
  expect(open).toBe(1);
});

test.each([
  ['is not public any more, once a minute', new ApiError(404), 5, 6],
  ['cannot be followed for now, every ten seconds', new ApiError(0), 25, 31],
])('a page that %s, is asked for again', async (_, error, least, most) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let opened = 0;
  vi.stubGlobal(
    'EventSource',
    class {
      static readonly CLOSED = 2;
      readonly readyState = 2;
      constructor() {
        opened += 1;
      }
      addEventListener(name: string, listener: () => void) {
        if (name === 'error') setTimeout(listener);
      }
      close() {}
    },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Following error={error} />
    </QueryClientProvider>,
  );

  for (let second = 0; second < 300; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }

  expect(opened).toBeGreaterThanOrEqual(least);
  expect(opened).toBeLessThanOrEqual(most);
});
