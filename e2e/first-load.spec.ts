import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  chooseMode,
  confirmTurn,
  enterTotal,
  expectScores,
  throwAt,
} from './screens/game-screen.ts';

/** Most JavaScript that a local game loads before the first dart, after `gzip -9`. */
const BUDGET_BYTES = 115 * 1024;

/** Most JavaScript that home loads for a guest, after `gzip -9`. A guest needs no forms and no account there. */
const HOME_BYTES = 112 * 1024;

/** Returns a function that waits until the network is idle and returns the gzipped size of all scripts loaded since. */
function scriptsOf(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  const addSize = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  };
  page.on('response', addSize);

  return async () => {
    await page.waitForLoadState('networkidle');
    page.off('response', addSize); // a response after the end of the test cannot be read
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}

const begin = (page: Page) => page.getByRole('button', { name: 'Empezar partida' }).click();

test.describe('a local game loads no more JavaScript than its budget', () => {
  test('when set up and begun', async ({ page }) => {
    const loaded = scriptsOf(page);
    await page.goto('/game/newgame');
    await begin(page);
    await expectScores(page, { 'Jugador 1': 501 });
    expect(await loaded()).toBeLessThanOrEqual(BUDGET_BYTES);
  });

  for (const mode of ['board', 'score', 'total']) {
    test(`when resumed with turns entered by ${mode}`, async ({ page, visitor }) => {
      await page.goto('/game/newgame');
      await begin(page);
      await throwAt(page, 'Triple 20, 60');
      const kept = await page.evaluate(() => sessionStorage.getItem('local-game'));

      const { page: later } = await visitor();
      await later.addInitScript(
        ([game, chosen]) => {
          sessionStorage.setItem('local-game', game ?? '');
          localStorage.setItem('input-mode', chosen ?? '');
        },
        [kept, mode],
      );
      const loaded = scriptsOf(later);
      await later.goto('/play/game/local');
      await expect(later.getByRole('button', { name: '✅ Confirmar' })).toBeVisible();
      expect(await loaded()).toBeLessThanOrEqual(BUDGET_BYTES);
    });
  }
});

test('the home page loads no more JavaScript for a guest than its budget', async ({ page }) => {
  const loaded = scriptsOf(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Tres dardos por turno.' })).toBeVisible();
  expect(await loaded()).toBeLessThanOrEqual(HOME_BYTES);
});

test('Spanish text needs one font file; a name with other letters loads another file', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.goto('/game/newgame');
  await page.waitForLoadState('networkidle');
  expect(fonts.filter((path) => !path.includes('archivo-spain'))).toEqual([]);

  await page.getByLabel('Nombre del jugador 1').fill('Novačić');
  await expect.poll(() => fonts.join()).toContain('archivo-latin-ext');
});

test('from the first dart on, a game needs no network', async ({ page }) => {
  await page.goto('/game/newgame');
  await page.getByLabel('Puntos iniciales').fill('40');
  await begin(page);
  await throwAt(page, 'Simple 20, 20');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await confirmTurn(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await chooseMode(page, 'Botones');
  await page.getByRole('button', { name: 'Doble Bull' }).click();
  await confirmTurn(page);
  await expect(page.getByText('¡BUST! Te has pasado')).toBeVisible();
  await expect(page.getByText('¡BUST! Te has pasado')).toBeHidden();
  await chooseMode(page, 'Numerico');
  await enterTotal(page, 20);
  await expect(page.getByRole('dialog', { name: 'Jugador 1 ha ganado!' })).toBeVisible();
  expect(asked.filter((path) => path !== '/icon.svg')).toEqual([]); // a request of the browser itself
});
