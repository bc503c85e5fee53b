import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toasts, visit } from '#test/page.tsx';
import { type Answer, bad, broken, good, serveAnswers } from '#test/server.ts';
import { LoginPage } from './login-page.tsx';

const script = () => document.head.querySelector('script[src*="google"]');

test('the login form is usable while the sign-in options are unknown', () => {
  serveAnswers({});
  visit('/login', <LoginPage />, null);
  expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeDefined();
  expect(script()).toBeNull();
});

test('the login form contains the e-mail of the account just created', () => {
  serveAnswers({});
  const state = { returnTo: '/online', email: 'ana@correo.es' };
  visit('/login', <LoginPage />, null, { pathname: '/login', state });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@correo.es');
});

test('the login page hides Google login where Google is not set up', async () => {
  const options = vi.fn<Answer>(() => good({ googleClientId: null }));
  serveAnswers({ 'GET /users/sign-in-options': options });
  visit('/login', <LoginPage />, null);
  await waitFor(() => expect(options).toHaveBeenCalled());
  await act(async () => {});
  expect(script()).toBeNull();
  expect(screen.queryByText('o')).toBeNull();
});

test('the login page shows the refusal of a wrong password, or that the login failed', async () => {
  const refusal = 'El email o la contraseña no son correctos.';
  const answer = vi.fn<Answer>(() => bad(403, refusal));
  serveAnswers({ 'POST /users/login': answer });
  visit('/login', <LoginPage />, null);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@correo.es' } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'no-es' } });
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await waitFor(() => expect(toasts()).toEqual([refusal]));

  answer.mockImplementation(broken);
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await waitFor(() => expect(toasts()).toEqual([refusal, 'Error al iniciar sesión']));
});
