import type { Page } from '@playwright/test';
import { expect, newAccount, PASSWORD, test } from './fixtures.ts';
import { tabTo } from './screens/keyboard.ts';
import { logIn } from './people/sign-up.ts';

const toSettings = async (page: Page, part?: string) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Configuración' }).click();
  await expect(page).toHaveURL('/settings/profile');
  if (part) await page.getByRole('main').getByRole('link', { name: part }).click();
};

test('a player changes their name and hides their e-mail from other players', async ({
  player,
}) => {
  const ana = await player();
  const biel = await player();
  const { username } = newAccount();
  await biel.page.goto(`/user/${ana.userId}`);
  await expect(biel.page.getByText(ana.email)).toBeVisible();

  await toSettings(ana.page);
  await ana.page.getByLabel('Nombre de usuario').fill(username);
  await ana.page.getByLabel('Estado').fill('Los jueves en La Oche');
  await ana.page.getByRole('switch', { name: 'Mostrar mi correo a otros jugadores' }).uncheck();
  await ana.page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(ana.page.getByText('Perfil actualizado correctamente')).toBeVisible();

  await biel.page.reload();
  await expect(biel.page.getByRole('heading', { level: 1, name: username })).toBeVisible();
  await expect(biel.page.getByText('Los jueves en La Oche')).toBeVisible();
  await expect(biel.page.getByText(ana.email)).toHaveCount(0);
  await ana.page.getByRole('link', { name: 'Mi perfil' }).click();
  await expect(ana.page.getByText(ana.email)).toBeVisible();
});

test('a username that is taken is refused beside its field', async ({ account, player }) => {
  const ana = await account();
  const { page } = await player();
  await toSettings(page);
  await page.getByLabel('Nombre de usuario').fill(ana.username.toUpperCase());
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('alert')).toHaveText('Ese nombre de usuario ya está en uso.');
  await expect(page.getByLabel('Nombre de usuario')).toHaveAttribute('aria-invalid', 'true');
});

test('a player changes their password, which ends their other sessions', async ({
  player,
  visitor,
}) => {
  const { page, email } = await player();
  const elsewhere = await visitor();
  await elsewhere.page.goto('/login');
  await logIn(elsewhere.page, { email, password: PASSWORD });
  await toSettings(page, 'Contraseña');

  const change = async (oldPassword: string, newPassword: string, confirmation = newPassword) => {
    await page.getByLabel('Contraseña actual').fill(oldPassword);
    await page.getByLabel('Nueva contraseña').fill(newPassword);
    await page.getByLabel('Confirmar Contraseña').fill(confirmation);
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  };
  const alert = page.getByRole('alert');
  await change(PASSWORD, PASSWORD);
  await expect(alert.last()).toHaveText('La nueva contraseña debe ser diferente a la actual.');
  await change(PASSWORD, 'Otra-diana-2', 'Otra-diana-3');
  await expect(alert.last()).toHaveText('Las contraseñas no coinciden.');
  await change('No-es-esta-1', 'Otra-diana-2');
  await expect(alert.last()).toHaveText('La contraseña actual no es correcta.');
  await expect(page.getByLabel('Contraseña actual')).toHaveAttribute('aria-invalid', 'true');
  await change(PASSWORD, 'Otra-diana-2');
  await expect(page.getByText('Contraseña actualizada correctamente.')).toBeVisible();

  await expect(elsewhere.page).toHaveURL('/login');
  await page.reload();
  await expect(page.getByLabel('Contraseña actual')).toBeVisible();
});

test('a player deletes their account by keyboard after typing its exact name', async ({
  player,
}) => {
  const { page, username, email } = await player();
  await toSettings(page, 'Eliminar cuenta');
  const open = page.getByRole('main').getByRole('button', { name: 'Eliminar cuenta' });
  const dialog = page.getByRole('dialog', { name: 'Eliminar cuenta' });
  const confirm = dialog.getByRole('button', { name: 'Eliminar cuenta' });

  await tabTo(page, open);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Nombre de usuario')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  for (const wrong of [username.toUpperCase(), `${username} `, username.slice(1)]) {
    await dialog.getByLabel('Nombre de usuario').fill(wrong);
    await expect(confirm).toBeDisabled();
  }
  await dialog.getByLabel('Nombre de usuario').fill(username);
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cuenta eliminada correctamente')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('El email o la contraseña no son correctos.');
});
