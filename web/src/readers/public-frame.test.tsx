import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from '#platform/api-error.ts';
import { PublicFrame } from './public-frame.tsx';

const missing = new ApiError(404);

function open(error: Error | null, content?: string) {
  const frame = (
    <PublicFrame title="Liga" error={error} onRetry={() => {}}>
      {content}
    </PublicFrame>
  );
  const routes = [
    { path: '/', element: frame },
    { path: '/login', element: 'Iniciar sesión' },
  ];
  return render(<RouterProvider router={createMemoryRouter(routes)} />).container;
}

test('a page that is no longer public says so, even when a refresh finds it out', () => {
  const page = open(missing, 'Liga de la Oche');
  expect(page.textContent).toContain('Esta página ya no es pública');
  expect(page.textContent).not.toContain('Liga de la Oche');
});

test('a page that guests may not read leads to the login page', () => {
  expect(open(missing).textContent).toBe('Iniciar sesión');
});

test('a page that cannot be refreshed for now stays visible', () => {
  expect(open(new ApiError(0), 'Liga de la Oche').textContent).toBe('Liga de la Oche');
});
