import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseMode, enterTotal, expectScores } from './screens/game-screen.ts';
import { expectGoodScreen } from './screens/good-screen.ts';
import { LEAGUE, openLocalGame } from './screens/local-game.ts';

const PHONE = { width: 390, height: 664 }; // with the browser's bars

test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

/** Ana has 140 left, Bea 44. */
async function playOn(page: Page): Promise<void> {
  await page.goto('/game/newgame');
  await page.getByLabel('Nombre del jugador 1').fill('Ana');
  await page.getByLabel('Nombre del jugador 2').fill('Bea');
  await page.getByLabel('Puntos iniciales').fill('200');
  await page.getByRole('button', { name: 'Empezar partida' }).click();
  await chooseMode(page, 'Numerico');
  await enterTotal(page, 60);
  await enterTotal(page, 156);
  await expectScores(page, { Ana: 140, Bea: 44 }, 'Ana');
}

const continuing = (page: Page) =>
  page.getByRole('link', { name: 'Continuar: Ana 140 - 44 Bea', exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: '¿Salir de la partida?' });

test('the back button asks before leaving a game, and the game can be resumed later', async ({
  page,
}) => {
  await playOn(page);
  await page.goBack();
  await question(page).getByRole('button', { name: 'Seguir jugando' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/play/game/local');
  await expectScores(page, { Ana: 140, Bea: 44 }, 'Ana');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Continuar más tarde' }).click();
  await expect(page).toHaveURL('/game/newgame');
  await continuing(page).click();
  await expectScores(page, { Ana: 140, Bea: 44 }, 'Ana');
});

test('the end of the first local game asks the browser once for persistent storage', async ({
  page,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      localStorage.setItem('asked', `${localStorage.getItem('asked') ?? ''}once `);
      return true;
    };
  });
  const asked = () => page.evaluate(() => localStorage.getItem('asked'));
  await playOn(page);
  expect(await asked()).toBeNull();
  await enterTotal(page, 140);
  await expect(page.getByRole('dialog', { name: 'Ana ha ganado!' })).toBeVisible();
  await expect.poll(asked).toBe('once ');

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await enterTotal(page, 140);
  await expect(page.getByRole('dialog', { name: 'Ana ha ganado!' })).toBeVisible();
  expect(await asked()).toBe('once ');
});

test('the back button still asks before leaving a game after a reload', async ({ page }) => {
  await playOn(page);
  await page.reload();
  await expectScores(page, { Ana: 140, Bea: 44 }, 'Ana');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL('/game/newgame');
  await expect(page.getByRole('button', { name: 'Empezar partida' })).toBeVisible();
  await expect(continuing(page)).toBeHidden();
});

test('the link to continue a game keeps each score beside a right-to-left name', async ({
  page,
}) => {
  await openLocalGame(page, { ...LEAGUE, legs: 1, players: ['דנה', 'Ana'] }, [60, 156]);
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Continuar: דנה 441 - 345 Ana', exact: true });
  const places = await link.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lefts: Record<string, number> = {};
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const part of texts.currentNode.textContent?.match(/[\p{L}\d]+/gu) ?? []) {
        const from = texts.currentNode.textContent?.indexOf(part) ?? 0;
        range.setStart(texts.currentNode, from);
        range.setEnd(texts.currentNode, from + part.length);
        lefts[part] = range.getBoundingClientRect().left;
      }
    }
    return lefts;
  });
  const inSight = Object.keys(places).toSorted((one, other) => places[one]! - places[other]!);
  expect(inSight).toEqual(['Continuar', 'דנה', '441', '345', 'Ana']);
});

test('the home page offers a game from a closed tab until the game ends', async ({
  page,
  context,
}) => {
  await playOn(page);
  await page.close();

  const later = await context.newPage();
  await later.goto('/');
  await continuing(later).click();
  await expectScores(later, { Ana: 140, Bea: 44 }, 'Ana');
  await enterTotal(later, 140);
  await expect(later.getByRole('dialog', { name: 'Ana ha ganado!' })).toBeVisible();
  await later.goto('/game/newgame');
  await expect(later.getByRole('button', { name: 'Empezar partida' })).toBeVisible();
  await expect(later.getByRole('link', { name: 'Continuar' })).toBeHidden();
});

test('a tap on a name field lets typing replace the name, and the start button is visible', async ({
  page,
}) => {
  await page.goto('/game/newgame');
  await expect(page.getByRole('button', { name: 'Empezar partida' })).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Nombre del jugador 1').tap();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bea');
  await page.getByLabel('Puntos iniciales').tap();
  await page.keyboard.type('301');
  await page.keyboard.press('Enter');
  await expectScores(page, { Ana: 301, Bea: 301 }, 'Ana');
});

test('a player of an earlier game joins the next game by a tap and may throw first', async ({
  page,
}) => {
  await playOn(page);
  await page.goto('/game/newgame');
  await expect(page.getByLabel('Puntos iniciales')).toHaveValue('200');
  await page.getByRole('button', { name: 'Bea', exact: true }).tap();
  await page.getByRole('button', { name: 'Ana', exact: true }).tap();
  await expectGoodScreen(page);
  await page.getByText('Empieza Ana').tap();
  await page.getByRole('button', { name: 'Empezar partida' }).tap();
  await expectScores(page, { Bea: 200, Ana: 200 }, 'Ana');
  await page.reload();
  await expectScores(page, { Bea: 200, Ana: 200 }, 'Ana');
});

test('a logged-in player is the first player of a new local game', async ({ player }) => {
  const { page, username } = await player();
  await page.goto('/game/newgame');
  await expect(page.getByLabel('Nombre del jugador 1')).toHaveValue(username);
  await page.getByRole('button', { name: username, exact: true }).click();
  await expect(page.getByLabel('Nombre del jugador 1')).toHaveValue('Jugador 1');
});
