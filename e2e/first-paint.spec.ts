import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Public pages, with their headings and titles. */
const PAGES = [
  { path: '/', heading: 'Tres dardos por turno. De 501 a cero.', title: 'Inicio' },
  { path: '/game/newgame', heading: 'Partida local' },
  { path: '/login', heading: 'Iniciar sesión' },
  { path: '/signup', heading: 'Registrarse' },
  { path: '/recoverpassword', heading: 'Recuperar contraseña' },
  { path: '/legal/legalnoticy', heading: 'Aviso legal' },
  { path: '/legal/privacy', heading: 'Política de privacidad' },
  { path: '/legal/cookies', heading: 'Política de cookies' },
];
const PHONE = { width: 390, height: 844 };

/** Holds back the app's scripts. Returns a function that releases them and waits until React has taken over. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    release();
    await expect.poll(() => isTakenOver(page)).toBe(true);
  };
}

/** True if React has taken over the page: the toaster is not part of the drawn HTML. */
const isTakenOver = (page: Page) => page.locator('[popover]').count().then(Boolean);

for (const { path, heading, title = heading } of PAGES) {
  test(`${path} is readable before its scripts load, and hydration keeps every element`, async ({
    visitor,
  }) => {
    const { page } = await visitor({ viewport: PHONE });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Tres Dardos`);
    await page.evaluate('document.fonts.ready');
    const drawn = await page.evaluateHandle<readonly { isConnected: boolean }[]>(
      `[...document.querySelectorAll('#root *')]`,
    );
    const seen = await page.screenshot();

    await release();
    expect(await page.screenshot()).toEqual(seen);
    expect(await drawn.evaluate((nodes) => nodes.filter((each) => !each.isConnected))).toEqual([]);
    await expect(page).toHaveTitle(`${title} · Tres Dardos`);
    await expect(page.locator('title')).toHaveCount(1);
  });
}

test('a page without scripts links to the other pages', async ({ visitor }) => {
  const { page } = await visitor({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});

test('the name of a sponsor with a missing logo is legible in the dark theme', async ({
  visitor,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const { page } = await visitor({ colorScheme: 'dark' });
  await page.route('**/logos/*.svg', (route) => route.abort());
  await page.goto('/');
  const logo = page.getByRole('img', { name: 'Bar El Triple' });
  await expect(logo).toHaveCSS('color', 'rgb(26, 24, 19)'); // on paper, which is light
});

test('values typed before the scripts load are kept and do not appear in the address', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nadie@correo.es');
  await page.getByLabel('Contraseña', { exact: true }).fill('Secreta-1');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  expect(new URL(page.url()).search).toBe('');

  await release();
  const sent = page.waitForRequest('**/api/users/login');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  expect((await sent).postDataJSON()).toEqual({ email: 'nadie@correo.es', password: 'Secreta-1' });
});

test('a form submitted by keyboard before the scripts load is sent when they have loaded', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nadie@correo.es');
  await page.getByLabel('Contraseña', { exact: true }).fill('Secreta-1');
  await page.keyboard.press('Enter');

  await release();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('every button pressed before the scripts load takes effect, and a form is sent once', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/login') ? 1 : 0));
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const before = sent; // the page itself
  await page.getByLabel('Email').fill('nadie@correo.es');
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.fill('Secreta-1');
  const button = page.getByRole('button', { name: 'Iniciar sesión' });
  for (const _ of [1, 2]) await button.click();
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await page.getByRole('heading', { level: 1 }).click();

  await release();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(password).toHaveAttribute('type', 'text');
  expect(sent).toBe(before + 1);
});

/** Presses Enter, or types a text. */
const press = ({ keyboard }: Page, keys: string) =>
  keys === 'Enter' ? keyboard.press(keys) : keyboard.type(keys);

test('a password typed before the scripts load gets its missing requirements listed', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByLabel('Contraseña', { exact: true }).fill('dardos');
  await release();
  await expect(page.getByText('Falta: ')).toBeVisible();
});

test('a local game begins with the name and the points typed before the scripts load', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/game/newgame', { waitUntil: 'commit' });
  await page.getByLabel('Nombre del jugador 1').fill('Ana');
  await page.getByLabel('Puntos iniciales').fill('301');

  await release();
  await page.getByRole('button', { name: 'Empezar partida' }).click();
  await expect(page.getByRole('heading', { name: '301: Ana contra Jugador 2' })).toBeAttached();
});

test('a player on a phone types names and begins a game before the scripts load', async ({
  visitor,
}) => {
  const { page } = await visitor({ viewport: PHONE, isMobile: true, hasTouch: true });
  const release = await holdScripts(page);
  await page.goto('/game/newgame', { waitUntil: 'commit' });
  await page.getByLabel('Nombre del jugador 1').tap();
  for (const key of ['Ana', 'Enter', 'Bea']) await press(page, key);
  await page.getByLabel('Puntos iniciales').tap();
  for (const key of ['301', 'Enter']) await press(page, key);

  await release();
  await expect(page.getByRole('heading', { name: '301: Ana contra Bea' })).toBeAttached();
});

test('a link followed before the scripts load keeps the return page of the log-in', async ({
  page,
}) => {
  await page.goto('/leagues?q=copa');
  await expect(page).toHaveURL('/login');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Registrarse' }).click();

  await release();
  await expect(page).toHaveURL('/signup');
  expect(await page.evaluate('history.state.usr.returnTo')).toBe('/leagues?q=copa');
});

test('skipping to the content before the scripts load adds no browser history entry', async ({
  page,
}) => {
  await page.goto('/');
  const release = await holdScripts(page);
  await page.goto('/game/newgame', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Saltar al contenido' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await release();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/game/newgame');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a logged-in player is never shown the page of a guest', async ({ player }) => {
  const { page } = await player();
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveCount(0);

  await release();
  await expect(page.getByRole('link', { name: 'Mi perfil' })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('the navigation rail stays collapsed after a reload, also while the scripts load', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Contraer menú' }).click();
  await expect(page.getByRole('button', { name: 'Expandir menú' })).toBeVisible();
  const folded = (await page.getByRole('main').boundingBox())?.x;

  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.getByRole('main').boundingBox())?.x).toBe(folded);
  await release();
  await expect(page.getByRole('button', { name: 'Expandir menú' })).toBeVisible();
  expect((await page.getByRole('main').boundingBox())?.x).toBe(folded);
});
