import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  chooseMode,
  confirmTurn,
  enterTotal,
  expectScores,
  throwAt,
  undo,
} from './screens/game-screen.ts';
import { expectGoodScreen } from './screens/good-screen.ts';
import { tabTo } from './screens/keyboard.ts';

const setUp = async (page: Page, start: number) => {
  await page.goto('/game/newgame');
  await page.getByLabel('Nombre del jugador 1').fill('Ana');
  await page.getByLabel('Nombre del jugador 2').fill('Biel');
  await page.getByLabel('Puntos iniciales').fill(String(start));
  await page.getByRole('button', { name: 'Empezar partida' }).click();
  await expectScores(page, { Ana: start, Biel: start }, 'Ana');
};

/** Notes, as a dialog opens, for each of its buttons whether a tap would press it at that moment. */
const watchOpening = (page: Page) =>
  page.evaluate(() => {
    const pressable: boolean[] = [];
    const isPressable = (button: Element) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    const look = () => {
      if (pressable.length > 0) return;
      pressable.push(...[...document.querySelectorAll('dialog[open] button')].map(isPressable));
    };
    const all = { attributes: true, childList: true, subtree: true };
    new MutationObserver(look).observe(document.body, all);
    Object.assign(globalThis, { pressable });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a bust scores no points, and any turn can be undone', async ({ page }) => {
    await setUp(page, 101);
    await throwAt(page, 'Triple 20, 60');
    await expectScores(page, { Ana: 41, Biel: 101 }, 'Ana');
    await throwAt(page, 'Triple 20, 60');
    await expect(page.getByText('Te pasas', { exact: true })).toBeVisible();
    await throwAt(page, 'Simple 1, 1');
    const said = page.getByText('Te pasas: confirma o deshaz.');
    await expect(said).toBeVisible();
    const scores = await page.getByRole('region', { name: 'Marcador' }).boundingBox();
    const below = scores ? scores.y + scores.height : 0;
    await expect.poll(async () => (await said.boundingBox())?.y).toBeGreaterThan(below);
    await expectScores(page, { Ana: 101, Biel: 101 }, 'Ana');
    await confirmTurn(page);

    await expect(page.getByText('¡BUST! Te has pasado')).toBeVisible();
    await expect(page.getByText('¡BUST! Te has pasado')).toBeHidden();
    await expectScores(page, { Ana: 101, Biel: 101 }, 'Biel');

    await enterOuts(page);
    await expectScores(page, { Ana: 101, Biel: 101 }, 'Ana');
    await undo(page);
    await expect(page.getByText('Deshecho: 0 de Biel')).toBeVisible();
    await expectScores(page, { Ana: 101, Biel: 101 }, 'Biel');
    for (let dart = 0; dart < 3; dart++) await undo(page);
    await undo(page);
    await expect(page.getByText('Deshecho: Bust de Ana')).toBeVisible();
    await expectScores(page, { Ana: 101, Biel: 101 }, 'Ana');
    await expect(page.getByLabel('Total del turno')).toHaveText('120');
    await undo(page);
    await throwAt(page, 'Simple 1, 1', 'Simple 20, 20');
    await confirmTurn(page);
    await expectScores(page, { Ana: 20, Biel: 101 }, 'Biel');
  });

  test('a turn of fewer than three darts asks for confirmation', async ({ page }) => {
    await setUp(page, 501);
    await expect(page.getByText('No hay dardos lanzados')).toBeVisible();
    await throwAt(page, 'Triple 19, 57', 'Doble 16, 32');
    await expect(page.getByLabel('Total del turno')).toHaveText('89');
    await undo(page);
    await expect(page.getByLabel('Total del turno')).toHaveText('57');
    await confirmTurn(page);

    const dialog = page.getByRole('dialog', { name: 'Confirmar turno incompleto' });
    await expect(dialog).toContainText('1 dardo');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expectScores(page, { Ana: 444 }, 'Ana'); // falls with each dart
    await confirmTurn(page);
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await expectScores(page, { Ana: 444, Biel: 501 }, 'Biel');
  });

  test('a game goes on from the same dart after a reload', async ({ page }) => {
    await setUp(page, 501);
    await enterOuts(page);
    await throwAt(page, 'Triple 20, 60');
    await page.reload();

    await expectScores(page, { Ana: 501, Biel: 441 }, 'Biel');
    await expect(page.getByLabel('Total del turno')).toHaveText('60');
  });

  test('15 rounds of equal scores are a draw, and the other player starts the rematch', async ({
    page,
  }) => {
    await setUp(page, 501);
    await chooseMode(page, 'Numerico');
    await enterTotal(page, 26);
    await expect(page.getByText('Ronda 1/15')).toBeVisible();
    for (let turn = 1; turn < 28; turn++) await enterTotal(page, 26);
    await expect(page.getByText('Última ronda', { exact: true })).toBeVisible();
    for (let turn = 28; turn < 30; turn++) await enterTotal(page, 26);

    const end = page.getByRole('dialog', { name: '¡Empate!' });
    await expect(end).toContainText('Fin de las 15 rondas.');
    await expect(end).toContainText('Ana111Media por turno 26,00');
    await expect(end).toContainText('Biel111Media por turno 26,00');
    await end.getByRole('button', { name: 'Volver a jugar' }).click();
    await expectScores(page, { Ana: 501, Biel: 501 }, 'Biel');
  });

  test('a double tap that ends the game presses no button of the end dialog', async ({ page }) => {
    await setUp(page, 100);
    await chooseMode(page, 'Numerico');
    await watchOpening(page);
    await page.getByRole('button', { name: '100', exact: true }).click();
    const end = page.getByRole('dialog', { name: 'Ana ha ganado!' });
    await expect(end).toBeVisible();
    expect(await page.evaluate('pressable')).toEqual([false, false, false]);

    await end.getByRole('button', { name: 'Volver a jugar' }).click();
    await expectScores(page, { Ana: 100, Biel: 100 }, 'Biel');
  });

  test('leaving a game through the menu asks for confirmation', async ({ page }) => {
    await setUp(page, 501);
    await throwAt(page, 'Simple 20, 20');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('link', { name: 'Online' }).click();

    const dialog = page.getByRole('dialog', { name: '¿Salir de la partida?' });
    await dialog.getByRole('button', { name: 'Seguir jugando' }).click();
    await expect(page).toHaveURL('/play/game/local');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('link', { name: 'Online' }).click();
    await dialog.getByRole('button', { name: 'Salir' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('by keyboard alone', () => {
  const setUpByKeyboard = async (page: Page, start: number) => {
    await page.goto('/game/newgame');
    await tabTo(page, page.getByLabel('Puntos iniciales'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(String(start));
    await page.keyboard.press('Enter');
    await expectScores(page, { 'Jugador 1': start, 'Jugador 2': start }, 'Jugador 1');
  };

  const chooseTotals = async (page: Page) => {
    await tabTo(page, page.getByRole('combobox', { name: 'Método de entrada' }));
    await page.keyboard.press('N');
    await tabTo(page, page.getByLabel('Puntuación total del turno'));
  };

  const typeTotal = async (page: Page, total: number) => {
    await expect(page.getByLabel('Puntuación total del turno')).toBeFocused();
    await page.keyboard.type(String(total));
    await page.keyboard.press('Enter');
  };

  test('darts are thrown at the board, and an incomplete turn asks for confirmation', async ({
    page,
  }) => {
    await setUpByKeyboard(page, 60);
    await tabTo(page, page.getByRole('button', { name: 'Simple 20, 20' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: '✅ Confirmar' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible(); // it may be on its way
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }));
    await page.keyboard.press('Enter');
    await expectScores(page, { 'Jugador 1': 39, 'Jugador 2': 60 }, 'Jugador 2');
  });

  test('a bust is undone, and the game is won after a reload', async ({ page }) => {
    await setUpByKeyboard(page, 60);
    await chooseTotals(page);
    await typeTotal(page, 61);
    await expect(page.getByText('¡BUST! Te has pasado')).toBeVisible();
    await expect(page.getByText('¡BUST! Te has pasado')).toBeHidden();
    await tabTo(page, page.getByRole('button', { name: '↩️ Deshacer' }));
    await page.keyboard.press('Enter');
    await expectScores(page, { 'Jugador 1': 60, 'Jugador 2': 60 }, 'Jugador 1');

    await page.reload();
    await tabTo(page, page.getByLabel('Puntuación total del turno'));
    await typeTotal(page, 60);
    await expect(page.getByRole('dialog', { name: 'Jugador 1 ha ganado!' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expectScores(page, { 'Jugador 1': 60, 'Jugador 2': 60 }, 'Jugador 2');
  });

  test('15 rounds of equal scores are a draw', async ({ page }) => {
    await setUpByKeyboard(page, 501);
    await chooseTotals(page);
    for (let turn = 0; turn < 30; turn++) await typeTotal(page, 26);
    await expect(page.getByRole('dialog', { name: '¡Empate!' })).toBeVisible();
  });
});

/** Three darts off the board. */
async function enterOuts(page: Page): Promise<void> {
  for (let dart = 0; dart < 3; dart++) await page.getByRole('button', { name: '🚨 OUT' }).click();
  await confirmTurn(page);
}

test('every usual format is chosen by keyboard, begins its game and suggests checkouts', async ({
  page,
}) => {
  for (const [format, start, opening] of [
    ['Clásico', 501, 'Ronda 1/15'],
    ['501 a doble', 501, '501 a doble'],
    ['301 rápido', 301, 'Ronda 1/10'],
    ['Liga: 501 a doble, al mejor de 3', 501, '501 a doble, al mejor de 3'],
  ] as const) {
    await page.goto('/game/newgame');
    await tabTo(page, page.getByRole('button', { name: format, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Puntos iniciales')).toHaveValue(String(start));
    await page.getByRole('button', { name: 'Empezar partida' }).click();
    await expectScores(page, { 'Jugador 1': start });
    await expect(page.getByText(opening, { exact: true }).first()).toBeVisible();
  }

  await chooseMode(page, 'Numerico');
  for (const total of [180, 0, 151, 0]) await enterTotal(page, total);
  await expect(page.getByText('T20 T20 50')).toBeVisible();
  await chooseMode(page, 'Diana');
  await throwAt(page, 'Triple 20, 60');
  await expect(page.getByText('Tercer dardo sin lanzar. Cierre: Doble Bull, 50')).toBeAttached();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Ajustes' }).click();
  await page.getByRole('switch', { name: 'Sugerencias de cierre' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Cierre: Doble Bull, 50')).toHaveCount(0);
});

test('a game goes on after skipping to its content, and the back button still asks', async ({
  page,
}) => {
  await setUp(page, 301);
  await tabTo(page, page.getByRole('link', { name: 'Saltar al contenido' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectScores(page, { Ana: 301, Biel: 301 }, 'Ana');

  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir jugando' }).click();
  await expect(page).toHaveURL('/play/game/local');
  await expectScores(page, { Ana: 301, Biel: 301 }, 'Ana');
});

test('a contrast theme marks active settings, the chosen multiplier and the thrower', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await setUp(page, 301);
  const marked = page.getByRole('region', { name: 'Marcador' }).locator('[aria-current]');
  await expect(marked).toHaveCSS('outline-style', 'solid');

  const background = (control: Locator) =>
    control.evaluate((element) => getComputedStyle(element).backgroundColor);
  await chooseMode(page, 'Botones');
  const option = (name: string) => background(page.locator('label', { hasText: name }));
  expect(await option('Simple')).not.toBe(await option('Triple'));

  await page.getByRole('button', { name: 'Ajustes' }).click();
  const hints = page.getByRole('switch', { name: 'Sugerencias de cierre' });
  const on = await background(hints);
  await hints.uncheck();
  await expect.poll(() => background(hints)).not.toBe(on);
});
