import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  chooseMode,
  confirmTurn,
  enterTotal,
  expectScores,
  throwAt,
} from '../screens/game-screen.ts';

test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true });

/** Console messages of Chromium and React for a file or a part that cannot be loaded. */
const NOT_LOADED = /ERR_INTERNET_DISCONNECTED|NotLoaded|error boundary|preload/;

/** Begins a game from 40 points and, once its first files are loaded, cuts the network before the first touch. */
async function beginAndLose(page: Page): Promise<void> {
  await page.goto('/game/newgame');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Puntos iniciales').fill('40');
  await page.getByLabel('Puntos iniciales').press('Enter');
  await expectScores(page, { 'Jugador 1': 40 }, 'Jugador 1');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'No se ha podido cargar.' });

test('a game goes on offline without a missing part, which loads with the network', async ({
  page,
  complaints,
}) => {
  complaints.expect(NOT_LOADED);
  await beginAndLose(page);
  await chooseMode(page, 'Numerico');
  await expect(failure(page)).toBeVisible();
  await expectScores(page, { 'Jugador 1': 40 }, 'Jugador 1');
  await chooseMode(page, 'Diana');
  await throwAt(page, 'Simple 1, 1', 'Simple 2, 2', 'Simple 3, 3');
  await confirmTurn(page);
  await expectScores(page, { 'Jugador 1': 34 }, 'Jugador 2');

  await throwAt(page, 'Simple 5, 5');
  await expect(async () => {
    await confirmTurn(page); // the button ignores presses for a moment after the last one
    await expect(failure(page)).toBeVisible({ timeout: 200 });
  }).toPass();
  await throwAt(page, 'Simple 5, 5', 'Doble 15, 30');
  await confirmTurn(page);
  const again = failure(page).getByRole('button', { name: 'Reintentar' });
  await again.click();
  await expect(again).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Jugador 2 ha ganado!' })).toBeVisible();
  await expect(failure(page)).toBeHidden();
  await page.getByRole('button', { name: 'Volver a jugar' }).click();
  await chooseMode(page, 'Numerico');
  await enterTotal(page, 20);
  await expectScores(page, { 'Jugador 1': 20, 'Jugador 2': 40 });
});

test('styles that failed to load with a part load with the part on reconnection', async ({
  page,
  complaints,
}) => {
  complaints.expect(NOT_LOADED);
  await beginAndLose(page);
  await chooseMode(page, 'Botones');
  await expect(failure(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Doble Bull' })).toBeVisible();
  const unstyled = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].filter(
      ({ sheet }) => !sheet,
    ),
  );
  expect(unstyled).toEqual([]);
});

test('a part removed by a new version shows an offer to reload, not a network error', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404|NotLoaded|error boundary|preload/);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404 }));
  await page.route('**/legal/privacy', (route) => route.fulfill({ body: 'another version' }));
  await page.getByRole('link', { name: 'Privacidad' }).click();
  await expect(failure(page)).toContainText('Hay una versión nueva: vuelve a cargar la página.');

  await page.unrouteAll();
  await failure(page).getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(page.getByRole('heading', { name: 'Política de privacidad' })).toBeVisible();
});
