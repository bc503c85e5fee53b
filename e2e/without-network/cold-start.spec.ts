import type { Page } from '@playwright/test';
import { expect, test } from '../network/front.ts';
import { expectWorker } from '../network/worker.ts';
import { expectAccessible } from '../screens/accessibility.ts';
import {
  chooseMode,
  confirmTurn,
  enterTotal,
  expectScores,
  pressKeys,
  throwAt,
} from '../screens/game-screen.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 664 },
  isMobile: true,
  hasTouch: true,
});

/** Console message of Chromium for an unanswered call. */
const UNANSWERED = /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED)/;

test.beforeEach(async ({ front, page, complaints }) => {
  complaints.expect(UNANSWERED);
  await page.goto(front.url);
  await expectWorker(page);
});

const question = (page: Page) => page.getByRole('dialog', { name: '¿Salir de la partida?' });

test('an app opened before plays a whole local game from a cold start without a network', async ({
  front,
  page: opened,
  context,
}) => {
  await expect(opened.locator('video')).toBeVisible();
  await opened.close();
  await front.close();
  await context.setOffline(true);

  const page = await context.newPage();
  await page.goto(front.url);
  await expect(page.getByRole('navigation', { name: 'Legal' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0); // the video is not cached
  await page.getByRole('link', { name: 'Jugar', exact: true }).first().click();
  await page.getByLabel('Nombre del jugador 1').fill('Ana');
  await page.getByLabel('Nombre del jugador 2').fill('Bea');
  await page.getByLabel('Puntos iniciales').fill('301');
  await page.getByRole('button', { name: 'Empezar partida' }).click();

  await throwAt(page, 'Triple 20, 60', 'Triple 20, 60', 'Triple 19, 57');
  await confirmTurn(page);
  await chooseMode(page, 'Botones');
  await pressKeys(page, '20', '20', '20');
  await confirmTurn(page);
  await chooseMode(page, 'Numerico');
  await enterTotal(page, 100);
  await expectScores(page, { Ana: 24, Bea: 241 }, 'Bea');

  await page.reload();
  await expectScores(page, { Ana: 24, Bea: 241 }, 'Bea');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Continuar más tarde' }).click();
  await page.goto(front.url);
  await page.getByRole('link', { name: 'Continuar: Ana 24 - 241 Bea' }).click();
  await enterTotal(page, 60);
  await enterTotal(page, 24);
  const end = page.getByRole('dialog', { name: 'Ana ha ganado!' });
  await end.getByRole('button', { name: 'Volver a jugar' }).click();
  await expectScores(page, { Ana: 301, Bea: 301 });
});

test('an online page reports an unreachable server, and loads on reconnection', async ({
  front,
  page,
  context,
}) => {
  await front.close();
  await context.setOffline(true);
  for (const path of ['/login', '/leagues']) {
    await page.goto(front.url + path);
    await expect(
      page.getByRole('heading', { name: 'No se puede conectar con el servidor.' }),
    ).toBeVisible();
    await expect(page.getByText('Una partida local no necesita conexión.')).toBeVisible();
    await expectAccessible(page);
  }

  await front.open();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});

test('the cache holds no answers of calls and no documentation', async ({ front, page }) => {
  await page.goto(`${front.url}/api/docs/`);
  await page.goto(`${front.url}/leagues`);
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  const others = kept.filter((path) => !path.startsWith('/assets/'));
  expect(others.toSorted()).toEqual([
    '/activated-at', // a time
    '/icon.svg',
    '/index.html',
    '/manifest.webmanifest',
  ]);
});
