import type { Page, Route } from '@playwright/test';
import { atPage, expect, newAccount, test } from './fixtures.ts';
import { openConnected } from './network/open-connected.ts';
import { callAs, readAs } from './people/organiser.ts';

const UNREACHABLE = 'No se puede conectar con el servidor. Comprueba tu conexión.';

/** Presses a button whose call the server answers, but not so that it is heard. */
async function pressInVain(page: Page, name: string, path: string) {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(path, lose, { times: 1 });
  await page.getByRole('button', { name }).click();
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
}

test.beforeEach(({ complaints }) => complaints.expect(/ERR_CONNECTION_RESET/));

test('a league sent again after a lost answer is created once', async ({ account }) => {
  const { page, ...operator } = await atPage(await account({ isOperator: true }));
  await openConnected(page, '/leagues/create');
  const name = `Liga de ${operator.username}`;
  await page.getByLabel('Nombre').fill(name);
  await pressInVain(page, 'Crear Liga', '**/api/leagues/create');
  await page.reload();
  await page.getByRole('button', { name: 'Crear Liga' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  type Leagues = { readonly leagues: readonly { readonly name: string }[] };
  const { leagues } = await readAs<Leagues>(operator, '/leagues');
  expect(leagues.filter((each) => each.name === name)).toHaveLength(1);
});

test('a player joins a league despite a lost answer, and a second press succeeds', async ({
  account,
}) => {
  const operator = await account({ isOperator: true });
  const { page } = await atPage(await account());
  const { leagueId } = await callAs<{ leagueId: string }>(operator, '/leagues/create', {
    name: 'Liga de Otoño',
    startDate: '2030-09-05',
    dayOfWeek: 'Jueves',
    maxParticipants: 3,
    isHomeAndAway: false,
  });
  await openConnected(page, `/leagues/${leagueId}`);
  await page.route(`**/api/leagues/${leagueId}`, (route) => route.abort('connectionreset')); // it stays old
  await pressInVain(page, 'Unirse', '**/join');
  const again = page.getByRole('button', { name: 'Unirse' });
  await expect(again).toBeEnabled();
  await page.unroute(`**/api/leagues/${leagueId}`);
  await again.click();
  await expect(page.getByText('Te has unido')).toBeVisible();
  await expect(page.getByText('Ya estás')).toBeHidden();
});

test('a sign-up sent again after a lost answer succeeds or says that the account exists', async ({
  page,
}) => {
  const { username, email, password } = newAccount();
  await page.goto('/signup');
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar contraseña').fill(password);
  await pressInVain(page, 'Crear cuenta', '**/api/users/create');

  await page.getByLabel('Contraseña', { exact: true }).fill(`${password}2`);
  await page.getByLabel('Confirmar contraseña').fill(`${password}2`);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Parece que tu cuenta ya está creada: inicia sesión.')).toBeVisible();

  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar contraseña').fill(password);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Cuenta creada correctamente.')).toBeVisible();
});
