import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  chooseMode,
  confirmTurn,
  enterTotal,
  expectScores,
  throwAt,
} from './screens/game-screen.ts';

async function begin(page: Page, start: number) {
  await page.goto('/game/newgame');
  await page.getByLabel('Nombre del jugador 1').fill('Ana');
  await page.getByLabel('Nombre del jugador 2').fill('Bea');
  await page.getByLabel('Puntos iniciales').fill(String(start));
  await page.getByLabel('Número de rondas').fill('10');
  await page.getByRole('button', { name: 'Empezar partida' }).click();
}

/** Counts the running and pending animations of the page. */
const movements = (page: Page) => page.evaluate(() => document.getAnimations().length);

const lastRound = (page: Page) => page.getByText('Última ronda', { exact: true }).first();

test.describe('the animation', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('of a high turn ends when the next dart is entered', async ({ page }) => {
    await begin(page, 501);
    await throwAt(page, 'Triple 20, 60', 'Triple 20, 60', 'Simple 20, 20');
    await confirmTurn(page);
    await expect(page.getByText('¡140!')).toBeVisible();
    await throwAt(page, 'Triple 20, 60');
    await expect(page.getByText('¡140!')).toBeHidden();
    await expectScores(page, { Ana: 361, Bea: 441 }, 'Bea');
  });

  test('of a high turn ends by itself, and a turn of 139 shows no animation', async ({ page }) => {
    await begin(page, 501);
    await chooseMode(page, 'Numerico');
    await enterTotal(page, 180);
    await expect(page.getByText('¡180!')).toBeVisible();
    await expect(page.getByText('¡180!')).toBeHidden();
    await enterTotal(page, 139);
    await expectScores(page, { Ana: 321, Bea: 362 }, 'Ana');
    await expect(page.getByText('¡139!')).toBeHidden();
  });

  test('of the last round ends at the first touch', async ({ page }) => {
    await begin(page, 501);
    await chooseMode(page, 'Numerico');
    for (let turn = 0; turn < 18; turn++) await enterTotal(page, 26);
    const grown = () => lastRound(page).evaluate((each) => each.getAnimations().length);
    await expect.poll(grown).toBe(1);
    await page.getByRole('region', { name: 'Marcador' }).click();
    await expect.poll(grown).toBe(0);
    await expect(lastRound(page)).toBeVisible();
  });

  test('of the end of a game does not delay the next game', async ({ page }) => {
    await begin(page, 120);
    await throwAt(page, 'Triple 20, 60', 'Triple 20, 60');
    await confirmTurn(page);
    const end = page.getByRole('dialog', { name: 'Ana ha ganado!' });
    await expect(end).toContainText('Cierre de 120');
    await expect.poll(() => movements(page)).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expectScores(page, { Ana: 120, Bea: 120 }, 'Bea');
  });
});

test('reduced motion shows no animations and still announces turns and the last round', async ({
  page,
}) => {
  await begin(page, 2999);
  await chooseMode(page, 'Numerico');
  for (let turn = 0; turn < 18; turn++) {
    await enterTotal(page, 140);
    await expect(page.getByText('¡140!')).toBeHidden();
  }
  await expect(lastRound(page)).toBeVisible();
  await expect(
    page.getByText(/^Bea: ciento cuarenta\. .*Última ronda\. Turno de Ana\.$/),
  ).toBeAttached();
  await expect.poll(() => movements(page)).toBe(0);
});
