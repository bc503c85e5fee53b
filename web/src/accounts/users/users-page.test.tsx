import type { User } from '@darts/contracts/accounts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  ana,
  bad,
  broken,
  good,
  serveAnswers,
  toasts,
  visit,
  type Answer,
} from '#accounts/testing.tsx';
import { UsersPage } from './users-page.tsx';

const LIST = 'GET /users/getAllUsers';
const CHANGE = 'PUT /users/updateUserRole';
const jefa: User = { ...ana, username: 'jefa', role: 'admin' };

const named = (username: string, others: Partial<User> = {}): User => ({
  ...ana,
  userId: `${username}-1111-4111-8111-111111111111`,
  username,
  email: `${username}@correo.es`,
  ...others,
});

const visitAs = (user: User, users: readonly User[]) => {
  const sent = serveAnswers({ [LIST]: () => good({ users }), [CHANGE]: () => good() });
  visit('/settings/users', <UsersPage />, user);
  return sent;
};

const roles = () => screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Rol de/ });
const listed = () => roles().map((role) => role.getAttribute('aria-label')?.slice(7));
const search = (typed: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });

test('lists everybody by name, as Spanish sorts them', async () => {
  visitAs(jefa, [named('Zoe'), named('ñu'), named('abel'), named('Óscar'), named('nora')]);
  await screen.findByText('5 usuarios');
  expect(listed()).toEqual(['abel', 'nora', 'ñu', 'Óscar', 'Zoe']);
});

test('finds by a piece of the name or of the e-mail in any case, and by role', async () => {
  visitAs(jefa, [
    named('abel', { role: 'operator' }),
    named('nora', { email: 'ABELARDA@correo.es' }),
    named('zoe'),
  ]);
  await screen.findByText('3 usuarios');
  search(' BEL');
  await screen.findByText('2 usuarios');
  expect(listed()).toEqual(['abel', 'nora']);

  fireEvent.change(screen.getByLabelText('Filtrar por rol'), { target: { value: 'operator' } });
  await screen.findByText('1 usuario');
  search('zoe');
  await screen.findByText('0 usuarios');
});

test('of ten thousand shows the start, then more, and finds the last', async () => {
  visitAs(
    jefa,
    Array.from({ length: 10_000 }, (_, index) => named(`p${String(index).padStart(5, '0')}`)),
  );
  await screen.findByText('10.000 usuarios');
  expect(roles()).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(roles()).toHaveLength(100);
  search('p09999');
  await screen.findByText('1 usuario');
  expect(listed()).toEqual(['p09999']);
});

test('changes a role', async () => {
  const sent = visitAs(jefa, [named('abel')]);
  fireEvent.change(await screen.findByLabelText('Rol de abel'), { target: { value: 'operator' } });
  await waitFor(() => expect(toasts()).toEqual(['Rol actualizado correctamente']));
  expect(sent[CHANGE]).toEqual({ userId: named('abel').userId, role: 'operator' });
  expect(roles()[0]?.value).toBe('operator');
});

test.each([
  [() => bad(409, 'Tiene que quedar al menos un administrador.'), /^Tiene que quedar/],
  [broken, /^Error al actualizar el rol$/],
])('a change that is refused is taken back', async (answer, words) => {
  serveAnswers({ [LIST]: () => good({ users: [named('abel')] }), [CHANGE]: answer });
  visit('/settings/users', <UsersPage />, jefa);
  fireEvent.change(await screen.findByLabelText('Rol de abel'), { target: { value: 'admin' } });
  await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(words)]));
  expect(roles()[0]?.value).toBe('user');
});

test('a list that does not come can be asked for again', async () => {
  const answer = vi.fn<Answer>(broken);
  serveAnswers({ [LIST]: answer });
  visit('/settings/users', <UsersPage />, jefa);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(toasts()).toEqual(['Error al cargar usuarios.']);
  answer.mockImplementation(() => good({ users: [named('abel')] }));
  fireEvent.click(retry);
  await screen.findByText('1 usuario');
});

test.each(['user', 'operator'] as const)('sends a %s to what is theirs', (role) => {
  visitAs({ ...ana, role }, []);
  expect(screen.getByRole('status').textContent).toBe('/settings/profile');
});
