import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseMode, expectScores, throwAt, type InputMode } from './screens/game-screen.ts';
import { tabTo } from './screens/keyboard.ts';
import { heard, listen } from './screens/live-regions.ts';

async function begin(page: Page, mode: InputMode, start = 501) {
  await page.goto('/game/newgame');
  await page.getByLabel('Puntos iniciales').fill(String(start));
  await page.getByRole('button', { name: 'Empezar partida' }).click();
  await chooseMode(page, mode);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const TWENTY = { Diana: 'Simple 20, 20', Botones: '20' };

test.describe('a turn of 60 on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true });

  /** Plays the turn, and returns how often the screen was touched for it. */
  async function tapsOf(page: Page, ...names: readonly string[]) {
    const taps = await page.evaluateHandle(() => {
      const count = { taps: 0 };
      addEventListener('pointerdown', () => (count.taps += 1), { capture: true });
      return count;
    });
    for (const name of names) await button(page, name).tap();
    await expectScores(page, { 'Jugador 1': 441 }, 'Jugador 2');
    return (await taps.jsonValue()).taps;
  }

  for (const mode of ['Diana', 'Botones'] as const) {
    const darts = Array.from({ length: 3 }, () => TWENTY[mode]);

    test(`takes four taps in ${mode}`, async ({ page }) => {
      await begin(page, mode);
      expect(await tapsOf(page, ...darts, '✅ Confirmar')).toBe(4);
    });

    test(`takes three taps in ${mode} with automatic confirmation`, async ({ page }) => {
      await begin(page, mode);
      await button(page, 'Ajustes').tap();
      await page.getByRole('switch', { name: 'Confirmar al tercer dardo' }).tap();
      await button(page, 'Listo').tap();
      expect(await tapsOf(page, ...darts)).toBe(3);
    });
  }

  test('takes one tap in Numerico', async ({ page }) => {
    await begin(page, 'Numerico');
    expect(await tapsOf(page, '60')).toBe(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true });

  test('a button looks the same after a tap as before, without a flash', async ({ page }) => {
    await begin(page, 'Botones');
    for (const name of ['20', 'Bull', '🚨 OUT', '↩️ Deshacer']) {
      const look = () =>
        button(page, name).evaluate((each) => {
          const style = getComputedStyle(each);
          return [style.backgroundColor, style.getPropertyValue('-webkit-tap-highlight-color')];
        });
      const [background] = await look();
      await button(page, name).tap();
      await expect.poll(look).toEqual([background, 'rgba(0, 0, 0, 0)']);
    }
  });
});

test.describe('a double tap on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true });

  /** Taps twice where the button is now, whatever is there by the second time. */
  async function doubleTap(page: Page, name: string) {
    const box = await button(page, name).last().boundingBox();
    if (!box) throw new Error(`There is no ${name}.`);
    for (let tap = 0; tap < 2; tap++) {
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    }
  }

  const question = (page: Page) => page.getByRole('dialog', { name: 'Confirmar turno incompleto' });
  const entered = (page: Page) => page.getByLabel('Total del turno');

  test('that opens the dialog of an incomplete turn does not answer the dialog', async ({
    page,
  }) => {
    await begin(page, 'Diana');
    await button(page, TWENTY.Diana).tap();
    await doubleTap(page, '✅ Confirmar');
    await expect(question(page)).toContainText('1 dardo');
    await button(page, 'Cancelar').tap();
    await expect(question(page)).toBeHidden();
    await expect(entered(page)).toHaveText('20');
  });

  test('that answers the dialog of an incomplete turn presses no button behind the dialog', async ({
    page,
  }) => {
    await begin(page, 'Diana');
    await button(page, TWENTY.Diana).tap();
    await button(page, '✅ Confirmar').tap();
    await expect(question(page)).toBeVisible();
    await doubleTap(page, 'Cancelar');
    await expect(question(page)).toBeHidden();
    await expect(entered(page)).toHaveText('20');
    await expect(button(page, 'Cambiar el segundo dardo: OUT, 0')).toBeHidden();

    await button(page, '✅ Confirmar').tap();
    await expect(question(page)).toBeVisible();
    await doubleTap(page, 'Confirmar');
    await expectScores(page, { 'Jugador 1': 481, 'Jugador 2': 501 }, 'Jugador 2');
    await expect(page.getByText('No hay dardos lanzados')).toBeVisible();
  });
});

/** How a player without sight, or without a hand to point, presses what has this name. */
const ways = {
  'by keyboard alone': async (page: Page, name: string) => {
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
  },
  'through a screen reader': async (page: Page, name: string) =>
    button(page, name).evaluate((found) =>
      found.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    ),
};

for (const [way, press] of Object.entries(ways)) {
  test.describe(way, () => {
    for (const mode of ['Diana', 'Botones'] as const) {
      test(`a game is played in ${mode}, and each dart is announced once`, async ({ page }) => {
        await listen(page);
        await begin(page, mode, 80);
        for (let turn = 0; turn < 2; turn++) {
          for (let dart = 0; dart < 3; dart++) await press(page, TWENTY[mode]);
          await press(page, '✅ Confirmar');
        }
        await press(page, '🚨 OUT');
        await press(page, '↩️ Deshacer');
        await press(page, TWENTY[mode]);
        await press(page, '✅ Confirmar');
        await expect(page.getByRole('dialog', { name: 'Jugador 1 ha ganado!' })).toBeVisible();

        const turn = [
          'Primer dardo: 20. Quedan 60.',
          'Segundo dardo: 20. Quedan 40.',
          'Tercer dardo: 20. Quedan 20.',
        ];
        const last = [
          'Primer dardo: OUT, 0. Quedan 20.',
          'Deshecho: OUT, 0. Quedan 20.',
          'Primer dardo: 20. Quedan 0.',
        ];
        const ofDarts = (await heard(page)).filter((text) => /dardo|Deshecho|^\d/.test(text));
        expect(ofDarts).toEqual([...turn, ...turn, ...last]);
      });
    }

    test('a game is played in Numerico', async ({ page }) => {
      await begin(page, 'Numerico', 80);
      await press(page, '60');
      await expectScores(page, { 'Jugador 1': 20 }, 'Jugador 2');
      await press(page, '4');
      await press(page, '5');
      await press(page, '✅ Confirmar');
      await expectScores(page, { 'Jugador 2': 35 }, 'Jugador 1');
      await press(page, '2');
      await press(page, '0');
      await press(page, '✅ Confirmar');
      await expect(page.getByRole('dialog', { name: 'Jugador 1 ha ganado!' })).toBeVisible();
    });
  });
}

test('a game on the board needs only Tab, Enter to throw and confirm, Backspace to undo', async ({
  page,
}) => {
  await begin(page, 'Diana', 80);
  await tabTo(page, button(page, 'Simple 20, 20'));
  const pressKeys = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await pressKeys('Enter', 'Enter', 'Enter', 'Backspace', 'Enter', 'Enter');
  await expectScores(page, { 'Jugador 1': 20 }, 'Jugador 2');
  await pressKeys('Enter', 'Enter', 'Enter', 'Enter');
  await expectScores(page, { 'Jugador 2': 20 }, 'Jugador 1');
  await pressKeys('Enter', 'Enter');
  await expect(page.getByRole('dialog', { name: 'Jugador 1 ha ganado!' })).toBeVisible();
});

test('the second dart of an undone turn is changed by keyboard', async ({ page }) => {
  await begin(page, 'Diana');
  const press = ways['by keyboard alone'];
  for (const bed of ['Triple 20, 60', 'Simple 5, 5', 'Simple 20, 20']) await throwAt(page, bed);
  await press(page, '✅ Confirmar');
  await expectScores(page, { 'Jugador 1': 416 }, 'Jugador 2');
  await press(page, '↩️ Deshacer');
  await press(page, 'Cambiar el segundo dardo: 5');
  await tabTo(page, page.getByRole('group', { name: 'Diana' }).locator('[tabindex="0"]'));
  await expect(page.getByLabel('Total del turno')).toHaveText('85');
  const bed = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const points = Number(bed?.split(', ').at(-1));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Total del turno')).toHaveText(String(80 + points));
  await page.keyboard.press('Enter');
  await expectScores(page, { 'Jugador 1': 501 - 80 - points }, 'Jugador 2');
});

test('darts entered on the board stay visible after a switch to entering totals', async ({
  page,
}) => {
  await page.goto('/game/newgame');
  await page.getByRole('button', { name: 'Empezar partida' }).click();
  await throwAt(page, 'Triple 20, 60', 'Simple 5, 5');
  await chooseMode(page, 'Numerico');
  await expect(page.getByText('Dardos del turno: T20 5')).toBeVisible();
  await chooseMode(page, 'Diana');
  await expect(page.getByRole('list', { name: 'Dardos del turno' })).toContainText('T20');
});
