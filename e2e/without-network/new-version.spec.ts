import type { Page } from '@playwright/test';
import { expect, test } from '../network/front.ts';
import { expectWorker } from '../network/worker.ts';
import { expectAccessible } from '../screens/accessibility.ts';
import { chooseMode, enterTotal, expectScores, throwAt } from '../screens/game-screen.ts';

test.use({ serviceWorkers: 'allow' });

const offer = (page: Page) => page.getByRole('region', { name: 'Versión nueva' });
const expectVersion = (page: Page, version: string) =>
  expect(page.locator('meta[name=version]')).toHaveAttribute('content', version);

/** The versions whose files are kept, those that are not in use among them. */
const versionsKept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.split('-').at(-1)));

/** The version that is installed, and waits for the pages of the former to be closed. */
async function versionWaiting(page: Page): Promise<string | undefined> {
  const kept = await versionsKept(page); // before: one that is begun meanwhile is not waiting
  const isReady = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting && !registration.installing);
  });
  return isReady ? kept.at(-1) : undefined;
}

/** Another page beside one that the worker serves. */
async function openBeside(page: Page, url: string, path: string): Promise<Page> {
  await page.goto(url);
  await expectWorker(page);
  const other = await page.context().newPage();
  await other.goto(url + path);
  return other;
}

test('one page is offered and takes a new version while a game in another page goes on', async ({
  front,
  page,
}) => {
  const game = await openBeside(page, front.url, '/game/newgame');
  await game.getByLabel('Puntos iniciales').fill('200');
  await game.getByRole('button', { name: 'Empezar partida' }).click();
  await throwAt(game, 'Triple 20, 60');

  front.deploy('2');
  await page.reload();
  await expectVersion(page, '1');
  await expect(offer(page)).toContainText('Hay una versión nueva');
  await expectAccessible(page);
  await game.reload();
  await expectVersion(game, '1');
  await expect(offer(game)).toBeHidden();

  await offer(page).getByRole('button', { name: 'Actualizar' }).click();
  await expectVersion(page, '2');
  await expect(offer(page)).toBeHidden();
  await expectVersion(game, '1');
  await chooseMode(game, 'Numerico');
  await enterTotal(game, 150);
  await expectScores(game, { 'Jugador 1': 50 }, 'Jugador 2');

  await game.getByRole('link', { name: 'Online' }).first().click();
  await game.getByRole('dialog').getByRole('button', { name: 'Continuar más tarde' }).click();
  await expect(game.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await game.goBack();
  await expectScores(game, { 'Jugador 1': 50 }, 'Jugador 2');
});

test('a new version that was put off is taken at the next start', async ({
  front,
  page,
  context,
}) => {
  await page.goto(front.url);
  await expectWorker(page);
  front.deploy('2');
  await page.reload();
  await offer(page).getByRole('button', { name: 'Ahora no' }).click();
  await expect(offer(page)).toBeHidden();
  await page.close();

  const next = await context.newPage();
  await next.goto(front.url);
  await expectVersion(next, '2');
});

test('an unused version does not replace the cached version of a running game', async ({
  front,
  page,
}) => {
  const game = await openBeside(page, front.url, '/game/newgame');

  for (const version of ['2', '3']) {
    front.deploy(version);
    await page.reload();
    await expect.poll(() => versionWaiting(page)).toBe(version);
  }
  await offer(page).getByRole('button', { name: 'Actualizar' }).click();
  await expectVersion(page, '3');
  await expectVersion(game, '1');
  await expect.poll(() => versionsKept(page)).toEqual(['1', '3']);

  front.deploy('4');
  await page.reload();
  await expect.poll(() => versionWaiting(page)).toBe('4');
  await offer(page).getByRole('button', { name: 'Actualizar' }).click();
  await expectVersion(page, '4');
  await expect.poll(() => versionsKept(page)).toEqual(['3', '4']);
});

test('a service worker does not install with a document of another version', async ({
  front,
  page,
}) => {
  front.deploy('2', false);
  await page.goto(front.url);
  const outcome = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    const worker = registration.installing;
    if (!worker) throw new Error('It was there before.');
    await new Promise((end) => {
      worker.addEventListener('statechange', () => worker.state !== 'installed' && end(null));
    });
    return worker.state;
  });
  expect(outcome).toBe('redundant');
});
