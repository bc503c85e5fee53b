import { expect, newAccount, PASSWORD, test } from './fixtures.ts';

test('signs up, logs in, and logs out', async ({ page }) => {
  const { username, email } = newAccount();

  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Registrarse' }).click();
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();

  await expect(page.getByText('Cuenta creada correctamente.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();

  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Mi perfil' }).click();
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'Mi perfil' })).toHaveCount(0);
});
