import { showLeague } from '@darts/contracts/addresses/screens';
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bad, good } from '#test/server.ts';
import { useFresh } from './use-fresh.ts';

function Shown() {
  const { view, isGone, isStale } = useFresh(
    showLeague,
    { params: { leagueId: 'any' }, query: {} },
    1000,
  );
  return (
    <p>
      {view?.league.name}
      {isGone && 'Nada que mostrar'}
      {isStale && ', sin conexión'}
    </p>
  );
}

const page = (status: number) => () => new Response('<html>Bienvenido</html>', { status });
const json = (status: number, body: unknown) => () => Response.json(body, { status });

test.each([
  ['a login page of the Wi-Fi', page(200)],
  ['a proxy, with a page for an unknown address', page(404)],
  ['a proxy, when the server is down', page(502)],
  ['nothing', json(200, null)],
  ['another server', json(200, { data: { name: 'Nginx' } })],
  ['another server, with not found', json(404, { error: 'Not Found' })],
  ['a server without the call', () => bad(404, 'No existe', {}, 'not-found')],
])('a screen answered by %s keeps its content, and says that it is offline', async (_, other) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let answer: () => Response = () => good({ league: { name: 'Liga de los Jueves' } });
  vi.stubGlobal('fetch', async () => answer());
  render(<Shown />);
  await act(() => vi.advanceTimersByTimeAsync(1000));

  answer = other;
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Liga de los Jueves')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.getByText('Liga de los Jueves, sin conexión')).toBeDefined();

  answer = () => bad(404, 'Esa pantalla no existe', {}, 'screen-not-found');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('Nada que mostrar')).toBeDefined();
});
