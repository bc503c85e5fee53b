import { logInAsAdmin } from './people/admin.ts';
import { expect, test } from './fixtures.ts';
import { chooseMode, throwAt } from './screens/game-screen.ts';
import { expectGoodScreen } from './screens/good-screen.ts';
import { startGame } from './people/meeting.ts';

for (const [path, heading] of [
  ['/', /./],
  ['/login', 'Iniciar sesión'],
  ['/signup', 'Registrarse'],
  ['/recoverpassword', 'Recuperar contraseña'],
  ['/resetpassword?token=malo', 'Nueva contraseña'],
  ['/game/newgame', 'Partida local'],
  ['/legal/legalnoticy', 'Aviso legal'],
  ['/legal/privacy', 'Política de privacidad'],
  ['/legal/cookies', 'Política de cookies'],
] as const) {
  test(`${path} is a good screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectGoodScreen(page);
  });
}

test('an unknown address is a good screen and answers with status 404', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404.*no\/existe/);
  const answer = await page.goto('/no/existe');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGoodScreen(page);
});

test('a missing file answers with status 404 instead of a page', async ({ request }) => {
  for (const path of ['/.env', '/media/nope.mp4', '/.well-known/security.txt', '/assets/no.js']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'], path).toContain('application/json');
  }
  expect((await request.get('/leagues')).status()).toBe(200);
});

for (const path of ['/', '/online']) {
  test(`${path} is a good screen for a logged-in player`, async ({ player }) => {
    const { page } = await player();
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Mi perfil' }).first()).toBeVisible();
    await expectGoodScreen(page);
  });
}

test('the profile is a good screen', async ({ player }) => {
  const { page, userId, username } = await player();
  await page.goto(`/user/${userId}`);
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
  await expectGoodScreen(page);
});

test('a profile that is loading is a good screen', async ({ player }) => {
  const { page, userId } = await player();
  await page.route(`**/api/users/${userId}`, () => {}); // never answered
  await page.goto(`/user/${userId}`);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
  await expectGoodScreen(page);
});

for (const path of ['/settings/profile', '/settings/password', '/settings/delete']) {
  test(`${path} is a good screen`, async ({ player }) => {
    const { page } = await player();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
    await expectGoodScreen(page);
  });
}

test('the question before an account is deleted is a good screen', async ({ player }) => {
  const { page, username } = await player();
  await page.goto('/settings/delete');
  await page.getByRole('main').getByRole('button', { name: 'Eliminar cuenta' }).click();
  await page.getByLabel('Nombre de usuario').fill(username);
  await expectGoodScreen(page);
});

test('the form behind a recovery link is a good screen', async ({ page }) => {
  const valid = { success: true, message: '', data: { valid: true } };
  await page.route('**/validateresetpasswordtoken', (route) => route.fulfill({ json: valid }));
  await page.goto('/resetpassword?token=vale');
  await page.getByLabel('Contraseña', { exact: true }).fill('Dardos');
  await expectGoodScreen(page);
});

test('the list of users is a good screen', async ({ page }) => {
  await logInAsAdmin(page);
  await page.goto('/settings/users');
  await expect(page.getByLabel('Rol de admin')).toBeVisible();
  await expectGoodScreen(page);
});

for (const mode of ['Diana', 'Botones', 'Numerico'] as const) {
  test(`the local game in ${mode} is a good screen`, async ({ page }) => {
    await page.goto('/game/newgame');
    await page.getByRole('button', { name: 'Empezar partida' }).click();
    await throwAt(page, 'Triple 20, 60');
    await chooseMode(page, mode);
    await expectGoodScreen(page);
  });
}

test('the online game is a good screen for both players and for an onlooker', async ({
  player,
}) => {
  const players = [await player(), await player()] as const;
  await startGame(...players);
  const looking = await player();
  await looking.page.goto(players[0].page.url());
  await expect(looking.page.getByText('EN CURSO')).toBeVisible();
  for (const { page } of [...players, looking]) await expectGoodScreen(page);
});

test('the filters of a list are folded on a phone and open on a wide screen', async ({
  player,
}) => {
  const { page } = await player();
  const box = page.getByRole('group', { name: 'Estado' });
  for (const path of ['/leagues', '/tournaments']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(box).toBeVisible();
    await page.setViewportSize({ width: 360, height: 560 });
    await page.goto(path);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(box).toBeHidden();
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await expect(box).toBeVisible();
  }
});
