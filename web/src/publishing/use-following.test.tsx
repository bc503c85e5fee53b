import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFollowing } from './use-following.ts';

function Following() {
  useFollowing('/public/leagues/x');
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
