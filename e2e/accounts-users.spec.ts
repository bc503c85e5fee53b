import type { User } from '@darts/contracts/accounts';
import { expect, test } from './fixtures.ts';
import { logInAsAdmin } from './people/admin.ts';
import { wideName } from './people/names.ts';
import { readAs } from './people/organiser.ts';
import { expectGoodScreen } from './screens/good-screen.ts';

test('an admin finds a player and gives them another role', async ({ page, player }) => {
  const somebody = await player();
  const { username, email } = somebody;
  await logInAsAdmin(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Gestión de usuarios' }).click();

  await page.getByRole('searchbox').fill(email.toUpperCase());
  await expect(page.getByText('1 usuario', { exact: true })).toBeVisible();
  await page.getByLabel(`Rol de ${username}`).selectOption('operator');
  await expect(page.getByText('Rol actualizado correctamente')).toBeVisible();
  await page.getByLabel('Filtrar por rol').selectOption('user');
  await expect(page.getByText('0 usuarios')).toBeVisible();
  await page.getByLabel('Filtrar por rol').selectOption('operator');
  await page.reload();
  await page.getByRole('searchbox').fill(username.slice(2));
  await expect(page.getByLabel(`Rol de ${username}`)).toHaveValue('operator');

  const me = await readAs<{ user: User }>(somebody, '/users/me');
  expect(me.user.role).toBe('operator');
});

test('the list of users fits the longest name on the smallest phone, above the e-mail', async ({
  page,
  account,
}) => {
  const { username, email } = await account({ username: wideName(13) });
  await logInAsAdmin(page);
  await page.goto('/settings/users');
  await page.getByRole('searchbox').fill(username);
  await expect(page.getByText('1 usuario', { exact: true })).toBeVisible();
  await expectGoodScreen(page);
  await page.setViewportSize({ width: 320, height: 568 });
  const name = await page.getByText(username, { exact: true }).boundingBox();
  const below = await page.getByText(email, { exact: true }).boundingBox();
  expect(below!.y).toBeGreaterThanOrEqual(name!.y + name!.height);
});

test('the last admin cannot take another role', async ({ page }) => {
  await logInAsAdmin(page);
  await page.goto('/settings/users');
  await page.getByLabel('Filtrar por rol').selectOption('admin');
  await page.getByLabel('Rol de admin').selectOption('user');
  await expect(page.getByRole('alert')).toHaveText('Tiene que quedar al menos un administrador.');
  await expect(page.getByLabel('Rol de admin')).toHaveValue('admin');
});

test('a player without the admin role sees neither the link to the users nor their page', async ({
  player,
}) => {
  const { page } = await player();
  await page.goto('/settings/users');
  await expect(page).toHaveURL('/settings/profile');
  await expect(page.getByRole('link', { name: 'Eliminar cuenta' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gestión de usuarios' })).toHaveCount(0);
});
