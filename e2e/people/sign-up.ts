import { expect, type Page } from '@playwright/test';
import { realtimeConnection } from '../network/open-connected.ts';

type Account = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
};

/** Gets an account through the form that is shown, or about to be. */
export async function signUp(page: Page, { username, email, password }: Account): Promise<void> {
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Cuenta creada correctamente.')).toBeVisible();
}

type Credentials = Omit<Account, 'username'>;

/**
 * Logs in through the form that is shown, or about to be, gets to an address, and waits for the realtime
 * connection: Chromium warns of a page that logs out while it connects.
 */
export async function logIn(page: Page, { email, password }: Credentials, to = '/') {
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  const connected = realtimeConnection(page);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page).toHaveURL(to);
  await connected;
}
