import type { RoleChange, User } from '@darts/contracts/accounts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { address, toasts, visit } from '#test/page.tsx';
import { ana } from '#test/people.ts';
import { type Answer, bad, broken, good, serveAnswers } from '#test/server.ts';
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

/** Answers with a page of the users that match the query, in their order. */
const listOf =
  (users: readonly User[]): Answer =>
  (query) => {
    const { q = '', role, after = '', limit } = Object.fromEntries(query);
    const fitting = users.filter(
      (user) => (!role || user.role === role) && `${user.username} ${user.email}`.includes(q),
    );
    const from = fitting.findIndex(({ username }) => username === after) + 1;
    const page = fitting.slice(from, from + Number(limit));
    return good({ users: page, total: fitting.length });
  };

const visitAs = (user: User, users: readonly User[]) => {
  const sent = serveAnswers({ [LIST]: listOf(users), [CHANGE]: () => good() });
  visit('/settings/users', <UsersPage />, user);
  return sent;
};

const roles = () => screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Rol de/ });
const listed = () => roles().map((role) => role.getAttribute('aria-label')?.slice(7));
const search = (typed: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });

test('the list shows all users in the order of the server', async () => {
  visitAs(jefa, [named('abel'), named('nora'), named('ñu'), named('Óscar'), named('Zoe')]);
  await screen.findByText('5 usuarios');
  expect(listed()).toEqual(['abel', 'nora', 'ñu', 'Óscar', 'Zoe']);
});

test('the list is searched by part of the name or e-mail, and by role, once typing has stopped', async () => {
  const users = [
    named('abel', { role: 'operator' }),
    named('nora', { email: 'abelarda@correo.es' }),
    named('zoe'),
  ];
  const answer = vi.fn<Answer>(listOf(users));
  serveAnswers({ [LIST]: answer });
  visit('/settings/users', <UsersPage />, jefa);
  await screen.findByText('3 usuarios');
  for (const typed of [' b', ' be', ' bel']) search(typed);
  await screen.findByText('2 usuarios');
  expect(listed()).toEqual(['abel', 'nora']);

  fireEvent.change(screen.getByLabelText('Filtrar por rol'), { target: { value: 'operator' } });
  await screen.findByText('1 usuario');
  search('zoe');
  await screen.findByText('0 usuarios');
  const asked = answer.mock.calls.map(([query]) => [query.get('q'), query.get('role')]);
  expect(asked).toEqual([
    [null, null],
    ['bel', null],
    ['bel', 'operator'],
    ['zoe', 'operator'],
  ]);
});

test('the search text is cut to the length of the server, without invisible characters', async () => {
  const answer = vi.fn<Answer>(listOf([named('abel')]));
  serveAnswers({ [LIST]: answer });
  visit('/settings/users', <UsersPage />, jefa);
  await screen.findByText('1 usuario');
  search(`a\u0000${'b'.repeat(300)}`);
  await screen.findByText('0 usuarios');
  expect(answer.mock.calls.at(-1)?.[0].get('q')).toBe(`a${'b'.repeat(253)}`);
});

test('the roles have their Spanish names', async () => {
  visitAs(jefa, [named('abel', { role: 'operator' })]);
  await screen.findByText('1 usuario');
  const role = screen.getByLabelText<HTMLSelectElement>('Rol de abel');
  expect(role.value).toBe('operator');
  expect(Array.from(role.options, ({ text }) => text)).toEqual([
    'Jugador',
    'Organizador',
    'Administrador',
  ]);
});

test('a long list shows the first users, and more users on demand to the last', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    named(`p${String(index).padStart(3, '0')}`),
  );
  visitAs(jefa, many);
  await screen.findByText('100 usuarios');
  expect(roles()).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  await waitFor(() => expect(roles()).toHaveLength(100));
  expect(listed().at(-1)).toBe('p099');
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});

test('an admin changes a role', async () => {
  const sent = visitAs(jefa, [named('abel')]);
  fireEvent.change(await screen.findByLabelText('Rol de abel'), { target: { value: 'operator' } });
  await waitFor(() => expect(toasts()).toEqual(['Rol actualizado correctamente']));
  expect(sent[CHANGE]).toEqual({ userId: named('abel').userId, role: 'operator' });
  expect(roles()[0]?.value).toBe('operator');
});

test.each([
  [() => bad(409, 'Tiene que quedar al menos un administrador.'), /^Tiene que quedar/],
  [broken, /^Error al actualizar el rol$/],
])('a refused change of role is reverted', async (answer, words) => {
  serveAnswers({ [LIST]: listOf([named('abel')]), [CHANGE]: answer });
  visit('/settings/users', <UsersPage />, jefa);
  fireEvent.change(await screen.findByLabelText('Rol de abel'), { target: { value: 'admin' } });
  await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(words)]));
  expect(roles()[0]?.value).toBe('user');
});

test('roles chosen in a row, as with arrow keys, reach the server in order', async () => {
  const asked: unknown[] = [];
  const answers: ((answer: Response) => void)[] = [];
  visitAs(jefa, [named('abel')]);
  const role = await screen.findByLabelText<HTMLSelectElement>('Rol de abel');
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    asked.push(JSON.parse(body).role);
    return new Promise((resolve) => answers.push(resolve));
  });
  for (const value of ['operator', 'admin']) fireEvent.change(role, { target: { value } });

  await waitFor(() => expect(asked).toEqual(['operator']));
  expect(role.value).toBe('admin');
  answers[0]?.(good());
  await waitFor(() => expect(asked).toEqual(['operator', 'admin']));
  answers[1]?.(bad(409, 'Tiene que quedar al menos un administrador.'));
  await waitFor(() => expect(role.value).toBe('operator'));
});

test('after two refused changes the page shows the role that the server has', async () => {
  const list = listOf([named('abel', { role: 'admin' })]);
  const refuse: Answer = (_, body) => bad(409, `No puede ser ${(body as RoleChange).role}.`);
  serveAnswers({ [LIST]: list, [CHANGE]: refuse });
  visit('/settings/users', <UsersPage />, jefa);
  const role = await screen.findByLabelText<HTMLSelectElement>('Rol de abel');
  for (const value of ['operator', 'user']) fireEvent.change(role, { target: { value } });
  await waitFor(() => expect(toasts()).toEqual(['No puede ser operator.', 'No puede ser user.']));
  await waitFor(() => expect(roles()[0]?.value).toBe('admin'));
});

test('a role changed while more users load stays changed', async () => {
  const many = Array.from({ length: 60 }, (_, index) => named(`p${index + 10}`));
  visitAs(jefa, many);
  const role = await screen.findByLabelText<HTMLSelectElement>('Rol de p10');
  fireEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  fireEvent.change(role, { target: { value: 'operator' } });
  await waitFor(() => expect(toasts()).toEqual(['Rol actualizado correctamente']));
  screen.queryAllByRole('button', { name: 'Ver más' }).forEach((more) => fireEvent.click(more));
  await waitFor(() => expect(roles()).toHaveLength(60));
  expect(roles()[0]?.value).toBe('operator');
});

test('a list that fails to load can be retried', async () => {
  const answer = vi.fn<Answer>(broken);
  serveAnswers({ [LIST]: answer });
  visit('/settings/users', <UsersPage />, jefa);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(toasts()).toEqual(['Error al cargar usuarios.']);
  answer.mockImplementation(listOf([named('abel')]));
  fireEvent.click(retry);
  await screen.findByText('1 usuario');
});

test.each(['user', 'operator'] as const)('a %s is sent to their own settings', (role) => {
  visitAs({ ...ana, role }, []);
  expect(screen.getByRole('status').textContent).toBe('/settings/profile');
});

const demoted = {
  'GET /users/has-session': () => good({ hasSession: true }),
  'GET /users/getuser': () => good({ user: { ...jefa, role: 'user' } }),
};
const FORBIDDEN = () => bad(403, 'No tienes permiso.');
const seeOwnSettings = () => waitFor(() => expect(address()).toBe('/settings/profile'));

test('a former admin who is refused the list is sent to their own settings', async () => {
  serveAnswers({ ...demoted, [LIST]: FORBIDDEN });
  visit('/settings/users', <UsersPage />, jefa);
  await seeOwnSettings();
});

test('a former admin who is refused a change is sent to their own settings', async () => {
  serveAnswers({ ...demoted, [LIST]: listOf([named('abel')]), [CHANGE]: FORBIDDEN });
  visit('/settings/users', <UsersPage />, jefa);
  fireEvent.change(await screen.findByLabelText('Rol de abel'), { target: { value: 'operator' } });
  await seeOwnSettings();
});
