import { expect, newAccount, PASSWORD, test } from './fixtures.ts';
import { openConnected } from './network/open-connected.ts';
import { logIn, signUp } from './people/sign-up.ts';

test('a visitor signs up, logs in and logs out', async ({ page }) => {
  const account = newAccount();

  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Registrarse' }).click();
  await expect(page).toHaveURL('/signup');
  await signUp(page, account);
  await logIn(page, account);

  await page.getByRole('link', { name: 'Mi perfil' }).click();
  await expect(page.getByRole('heading', { name: account.username })).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'Mi perfil' })).toHaveCount(0);
});

test('a refused sign-up form shows the reason and keeps the typed values', async ({
  page,
  account,
}) => {
  const { email } = await account();
  const typed = newAccount();

  await page.goto('/signup');
  await page.getByLabel('Nombre de usuario').fill(typed.username);
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar Contraseña', { exact: true }).fill('otra');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('alert')).toContainText('Las contraseñas no coinciden.');

  await page.getByLabel('Confirmar Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Nombre de usuario')).toHaveValue(typed.username);
  await expect(page.getByLabel('Email')).toHaveValue(email.toUpperCase());
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(PASSWORD);
});

test('the sign-up form lists the requirements that a password does not meet', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Contraseña', { exact: true }).fill('dardos');
  await expect(page.getByText('Falta: ')).toContainText(
    'al menos 8 caracteres, una mayúscula, un número y un símbolo',
  );
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page).toHaveURL('/signup');
});

test('a log-in with a wrong password is refused and can be tried again', async ({
  page,
  account,
}) => {
  const { email } = await account();

  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('No-es-esta-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('No-es-esta-1');
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('a page for players sends a guest to the log-in', async ({ page }) => {
  const somebody = '/user/11111111-1111-4111-8111-111111111111';
  for (const path of ['/online', '/online/lobby', somebody, '/settings', '/settings/users']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
});

test('a guest reaches the requested page after signing up and logging in', async ({ page }) => {
  const account = newAccount();
  const wanted = '/leagues?q=copa&mine=true#main';

  await page.goto(wanted);
  await expect(page).toHaveURL('/login');
  await page.reload();
  await page.getByRole('link', { name: 'Registrarse' }).click();
  await signUp(page, account);
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await logIn(page, account, wanted);
  await expect(page.getByPlaceholder('Buscar por nombre o alias...')).toHaveValue('copa');
});

test('a logged-in player is sent home from the log-in, sign-up and recovery forms', async ({
  player,
}) => {
  const { page } = await player();
  for (const path of ['/login', '/signup', '/recoverpassword']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('logging out in one tab logs out the other tabs', async ({ player }) => {
  const { context, page } = await player();
  const other = await context.newPage();
  await openConnected(page, '/');
  await openConnected(other, '/online');
  await expect(other.getByRole('heading', { name: 'Online' })).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other).toHaveURL('/login');
});
