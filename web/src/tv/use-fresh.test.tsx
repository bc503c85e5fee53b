import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { good } from '#test/server.ts';
import { useFresh } from './use-fresh.ts';

function Shown() {
  const { view } = useFresh<{ readonly name: string }>('/tv/leagues/any', 1000);
  return <p>{view?.name}</p>;
}

test('an answer that is not the server’s, such as a page of the Wi-Fi, is none', async () => {
  vi.useFakeTimers();
  let answer = () => good({ name: 'Liga de los Jueves' });
  vi.stubGlobal('fetch', async () => answer());
  render(<Shown />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('Liga de los Jueves')).toBeDefined();

  answer = () => new Response('<html>Bienvenido a la Wi-Fi</html>', { status: 200 });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Liga de los Jueves')).toBeDefined();

  answer = () => good({ name: 'Liga de los Viernes' });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('Liga de los Viernes')).toBeDefined();
  vi.useRealTimers();
});
