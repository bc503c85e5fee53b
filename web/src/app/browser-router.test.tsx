import { render } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ExitGuardProvider } from '#platform/exit-guard.tsx';
import { press, toasts } from '#test/page.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { BrowserRouter } from './browser-router.tsx';

function Ways() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/leagues')}>
        a otra página
      </button>
      <button type="button" onClick={() => void navigate('?page=2')}>
        a otra consulta
      </button>
      <button
        type="button"
        onClick={() => {
          toast.success('Liga creada.');
          void navigate('/leagues/1');
        }}
      >
        a lo creado
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/online');
  render(
    <ExitGuardProvider>
      <BrowserRouter>
        <Ways />
      </BrowserRouter>
    </ExitGuardProvider>,
  );
  toast.error('No se ha podido retar.');
  vi.advanceTimersByTime(1000);
});

test('a message disappears when the user leaves its page', () => {
  press('a otra página');
  expect(location.pathname).toBe('/leagues');
  expect(toasts()).toEqual([]);
});

test('a message sent together with a navigation stays on the new page', () => {
  press('a lo creado');
  expect(toasts()).toEqual(['Liga creada.']);
});

test('a message stays when only the query of its page changes', () => {
  press('a otra consulta');
  expect(location.search).toBe('?page=2');
  expect(toasts()).toEqual(['No se ha podido retar.']);
});
