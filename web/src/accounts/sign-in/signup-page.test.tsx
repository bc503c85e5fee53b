import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderAt, toasts } from '#test/page.tsx';
import { SignupPage } from './signup-page.tsx';

const LoginStub = () => <p>formulario para entrar: {JSON.stringify(useLocation().state)}</p>;

const good = {
  'Nombre de usuario': 'ana',
  Email: 'ana@correo.es',
  Contraseña: 'oche-2-37-M',
  'Confirmar Contraseña': 'oche-2-37-M',
};

const server = vi.fn<(url: string, init: { readonly body: string }) => Promise<Response>>();
const created = () => Response.json({ success: true, message: '', data: {} }, { status: 201 });

beforeEach(() => {
  server.mockReset().mockImplementation(async () => created());
  vi.stubGlobal('fetch', server);
  renderAt(
    { pathname: '/signup', state: { returnTo: '/online' } },
    <Routes>
      <Route path="/signup" element={<SignupPage />} />
      <Route path="/login" element={<LoginStub />} />
    </Routes>,
    null,
  );
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function send(typed: Partial<typeof good>) {
  for (const [label, value] of Object.entries({ ...good, ...typed })) {
    fireEvent.change(field(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
}

test('signing up creates the account, and passes the e-mail and return page to the login page', async () => {
  send({});

  await screen.findByText('formulario para entrar: {"returnTo":"/online","email":"ana@correo.es"}');
  expect(toasts()).toEqual(['Cuenta creada correctamente.']);
  expect(server.mock.calls[0]?.[0]).toBe('/api/users/create');
  expect(JSON.parse(server.mock.calls[0]?.[1].body ?? '')).toEqual({
    username: 'ana',
    email: 'ana@correo.es',
    password: 'oche-2-37-M',
  });
});

describe('the sign-up form, before sending,', () => {
  test.each([
    ['Nombre de usuario', '', 'Introduce un nombre de usuario.'],
    ['Nombre de usuario', 'an', 'De 3 a 15 letras, números o _ . -, sin espacios.'],
    ['Nombre de usuario', 'an\u202Ea', 'De 3 a 15 letras, números o _ . -, sin espacios.'],
    ['Email', 'ana', 'Introduce un email válido.'],
    ['Email', 'ana\u202E@correo.es', 'Introduce un email válido.'],
    ['Contraseña', 'dardos', 'A la contraseña le falta algo.'],
  ])('reports %s "%s": %s', async (label, value, words) => {
    send({ [label]: value });

    await screen.findByText(words);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(server).not.toHaveBeenCalled();
  });

  test('reports two different passwords', async () => {
    send({ 'Confirmar Contraseña': 'otra' });

    await screen.findByText('Las contraseñas no coinciden.');
    expect(toasts()).toEqual(['Las contraseñas no coinciden.']);
    expect(server).not.toHaveBeenCalled();
  });
});

const taken = 'Ese nombre de usuario ya está en uso.';
const refused = () =>
  Response.json(
    { success: false, code: 'username-taken', message: taken, errors: { username: taken } },
    { status: 409 },
  );

test('the sign-up form shows a refusal of the server at its field, and keeps the fields', async () => {
  server.mockImplementation(async () => refused());
  send({});

  await screen.findByText(taken);
  expect(toasts()).toEqual([taken]);
  for (const [label, value] of Object.entries(good)) expect(field(label).value).toBe(value);
});

test('a retry after a lost answer says that the account exists; another name may still be taken', async () => {
  server
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockImplementation(async () => refused());
  send({});
  await waitFor(() => expect(toasts()).toHaveLength(1));

  send({});
  await waitFor(() =>
    expect(toasts()).toContain('Parece que tu cuenta ya está creada: inicia sesión.'),
  );
  expect(screen.queryByText(taken)).toBeNull();

  send({ 'Nombre de usuario': 'anna' });
  await screen.findByText(taken);
});

test('the sign-up form shows the rules that the typed password does not meet yet', async () => {
  fireEvent.change(field('Contraseña'), { target: { value: 'Dardos' } });
  await screen.findByText('Falta: al menos 8 caracteres, un número y un símbolo.');

  fireEvent.change(field('Contraseña'), { target: { value: 'Dardos-180' } });
  await waitFor(() => expect(screen.queryByText(/^Falta/)).toBeNull());
});
