import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { chooseMode, throwAt } from './game-screen.ts';
import { startGame } from './meeting.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Looks at what the page shows at sizes from a small phone to a desktop, in both themes. */
async function expectGoodScreen(page: Page): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
    expect(width, 'no sideways scroll').toBeLessThanOrEqual(viewport.width);
  }
  for (const viewport of SIZES.slice(-2)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
  }
}

for (const [path, heading] of [
  ['/', /./],
  ['/login', 'Iniciar sesión'],
  ['/signup', 'Registrarse'],
  ['/game/newgame', 'Partida local'],
  ['/legal/legalnoticy', 'Aviso legal'],
  ['/legal/privacy', 'Política de privacidad'],
  ['/legal/cookies', 'Política de cookies'],
  ['/no/existe', /./],
] as const) {
  test(`${path} is a good screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectGoodScreen(page);
  });
}

for (const path of ['/', '/online']) {
  test(`${path} is a good screen for whoever is logged in`, async ({ player }) => {
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

for (const mode of ['Diana', 'Botones', 'Numerico'] as const) {
  test(`the local game in ${mode} is a good screen`, async ({ page }) => {
    await page.goto('/game/newgame');
    await page.getByRole('button', { name: 'Empezar partida' }).click();
    await throwAt(page, 'Triple 20, 60');
    await chooseMode(page, mode);
    await expectGoodScreen(page);
  });
}

test('the online game is a good screen for both, and for whoever looks on', async ({ player }) => {
  const players = [await player(), await player()] as const;
  await startGame(...players);
  const looking = await player();
  await looking.page.goto(players[0].page.url());
  await expect(looking.page.getByText('EN CURSO')).toBeVisible();
  for (const { page } of [...players, looking]) await expectGoodScreen(page);
});
