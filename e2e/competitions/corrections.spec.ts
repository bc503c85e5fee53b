import type { Page } from '@playwright/test';
import { expect, test, TOGETHER } from '../fixtures.ts';
import { inOrder, startGame, waitsForRival } from '../people/meeting.ts';
import { wideName } from '../people/names.ts';
import { expectAccessible, expectContrast } from '../screens/accessibility.ts';
import {
  chooseMode,
  confirmTurn,
  enterTotal,
  expectScores,
  throwAt,
} from '../screens/game-screen.ts';
import { misfits } from '../screens/misfits.ts';
import { SIZES } from '../screens/sizes.ts';

/** Fails unless the page fits at every size, once its toasts are gone. */
async function expectFits(page: Page, names: readonly string[]) {
  await expect(page.getByRole('button', { name: 'Cerrar aviso' })).toHaveCount(0);
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const here = await misfits(page, names);
    found.push(...here.map((each) => `${width}x${height}: ${each}`));
  }
  expect(found).toEqual([]);
}

/** Fails unless the page fits at every size, is accessible, and has enough contrast in both themes. */
async function expectFine(page: Page, names: readonly string[]) {
  await expectFits(page, names);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

test(
  'a turn correction is refused, requested again and accepted, and both players see the new score',
  { tag: TOGETHER },
  async ({ player }) => {
    const players = [
      await player({ username: wideName() }),
      await player({ username: wideName() }),
    ] as const;
    const names = players.map(({ username }) => username);
    await startGame(...players);
    const [first, second] = await inOrder(...players);
    const correct = first.page.getByRole('button', { name: 'Corregir mi último turno' });
    const asked = second.page.getByRole('button', { name: /dice que fueron \d+, no 180 Ver/ });
    await throwAt(first.page, 'Triple 20, 60', 'Triple 20, 60', 'Triple 20, 60');
    await confirmTurn(first.page);
    await expectScores(second.page, { [first.username]: 321 }, second.username);
    await expectFits(first.page, names);

    // The correction starts from the recorded darts, and is entered by keyboard alone.
    await correct.press('Enter');
    await expect(first.page.getByLabel('Total del turno')).toHaveText('180');
    await expectFits(first.page, names);
    await first.page
      .getByRole('button', { name: 'Corriges tu turno: 180 Cancelar' })
      .press('Enter');
    await expect(waitsForRival(first.page)).toBeVisible();
    await correct.press('Enter');
    await first.page.getByRole('button', { name: 'Cambiar el tercer dardo' }).press('Enter');
    await throwAt(first.page, 'Simple 5, 5');
    await confirmTurn(first.page);

    const wish = first.page.getByRole('button', { name: /lo acepte: 125, no 180 Ver/ });
    await wish.press('Enter');
    await expect(first.page.getByRole('dialog', { name: 'Corrección pedida' })).toBeVisible();
    await expectFine(first.page, names);
    await first.page.keyboard.press('Escape');
    await expect(asked).toBeVisible();
    await expectFine(second.page, names);
    await asked.press('Enter');
    const question = second.page.getByRole('dialog', { name: /corrige su último turno/ });
    await expect(question).toContainText('Se anotó180T20 · T20 · T20Debería ser125T20 · T20 · S5');
    await expectFine(second.page, names);
    await second.page.keyboard.press('Enter'); // the safe choice has the focus
    await expect(asked).toBeHidden();
    await expect(
      first.page.getByText(`${second.username} no ha aceptado la corrección.`),
    ).toBeVisible();
    await expectScores(second.page, { [first.username]: 321 }, second.username);

    await chooseMode(first.page, 'Numerico');
    await correct.click();
    await enterTotal(first.page, 100);
    const again = first.page.getByRole('button', { name: /lo acepte: 100, no 180 Ver/ });
    await expect(again).toBeVisible();
    await first.page.reload();
    await expect(again).toBeVisible();
    await asked.click();
    await second.page.getByRole('button', { name: 'Aceptar corrección' }).click();
    for (const { page } of [first, second]) {
      await expectScores(page, { [first.username]: 401 }, second.username);
      const history = page.getByRole('region', { name: 'Historial' });
      await expect(history.getByRole('cell', { name: '100 corregido 180' })).toBeVisible();
    }
    await expectFits(second.page, names);

    // The next turn ends a pending correction.
    await correct.click();
    await enterTotal(first.page, 180);
    await expect(
      second.page.getByRole('button', { name: /dice que fueron 180, no 100 Ver/ }),
    ).toBeVisible();
    await chooseMode(second.page, 'Numerico');
    await enterTotal(second.page, 60);
    await expectScores(first.page, { [first.username]: 401, [second.username]: 441 });
    for (const { page } of [first, second])
      await expect(page.getByText(/dice que|lo acepte/)).toHaveCount(0);
  },
);
