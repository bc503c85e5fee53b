import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseMode, enterTotal, expectScores } from './screens/game-screen.ts';
import { expectGoodScreen } from './screens/good-screen.ts';

/** What the page gave its device to say, and whether it keeps the screen on. */
type Device = { readonly spoken: string[]; readonly locks: { isReleased: boolean }[] };
type Global = typeof globalThis & { device: Device };

/** Gives the page a device with a Spanish voice, whose screen can be kept on. */
const giveDevice = (page: Page) =>
  page.addInitScript(() => {
    const device: Device = { spoken: [], locks: [] };
    const speechSynthesis = {
      speaking: false,
      pending: false,
      getVoices: () => [{ lang: 'es-ES', localService: true, default: true }],
      speak: ({ text }: { text: string }) => text.trim() && device.spoken.push(text),
      cancel: () => {},
      resume: () => {},
    };
    const SpeechSynthesisUtterance = class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    };
    const request = async () => {
      const lock = { isReleased: false, release: async () => void (lock.isReleased = true) };
      device.locks.push(lock);
      return lock;
    };
    for (const [name, value] of Object.entries({
      device,
      speechSynthesis,
      SpeechSynthesisUtterance,
    })) {
      Object.defineProperty(globalThis, name, { value });
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });

const spoken = (page: Page) => page.evaluate(() => (globalThis as Global).device.spoken);
const locks = (page: Page) =>
  page.evaluate(() => (globalThis as Global).device.locks.map(({ isReleased }) => isReleased));

async function beginAt40(page: Page) {
  await page.goto('/game/newgame');
  await page.getByLabel('Puntos iniciales').fill('40');
  await page.getByRole('button', { name: 'Empezar partida' }).click();
  await expectScores(page, { 'Jugador 1': 40 });
}

const openSettings = (page: Page) =>
  page.getByRole('button', { name: 'Sonido y pantalla' }).click();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 560 } });

  test('a guest mutes a game by two taps, and what is set is a good screen', async ({ page }) => {
    await giveDevice(page);
    await beginAt40(page);
    await openSettings(page);
    await page.getByRole('switch', { name: 'Sonido' }).click();
    expect(await page.evaluate(() => localStorage.getItem('sound'))).toBe('off');

    await expectGoodScreen(page);
    await page.getByRole('button', { name: 'Listo' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('a game is called once it is turned on, and nothing of it again after a reload', async ({
  page,
}) => {
  await giveDevice(page);
  await beginAt40(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Probar' }).click();
  await expect.poll(() => spoken(page)).toEqual(['Ciento ochenta']);
  await page.getByRole('switch', { name: 'Cantar los puntos' }).click();
  await page.getByRole('button', { name: 'Listo' }).click();

  await chooseMode(page, 'Numerico');
  await enterTotal(page, 8);
  await expect.poll(() => spoken(page)).toEqual(['Ciento ochenta', 'Ocho', 'Te quedan cuarenta']);
  await expect(page.getByText('Turno de Jugador 2. Te quedan cuarenta.')).toBeAttached();

  await page.reload();
  await enterTotal(page, 10);
  await expect.poll(() => spoken(page)).toEqual(['Diez', 'Te quedan treinta y dos']);
});

test('the screen is kept on from the start of a game to its end', async ({ page }) => {
  await giveDevice(page);
  await beginAt40(page);
  await expect.poll(() => locks(page)).toEqual([false]);

  // As a browser does to a page that goes out of sight and comes back.
  await page.locator('html').evaluate((root) => {
    (globalThis as Global).device.locks.forEach((lock) => (lock.isReleased = true));
    root.ownerDocument.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => locks(page)).toEqual([true, false]);

  await chooseMode(page, 'Numerico');
  await enterTotal(page, 40);
  await expect(page.getByRole('dialog', { name: 'Jugador 1 ha ganado!' })).toBeVisible();
  await expect.poll(() => locks(page)).toEqual([true, true]);
});

/** Counts the sounds that the page begins, and what it opens for them to be heard by. */
const countSounds = (page: Page) =>
  page.addInitScript(() => {
    const heard = { outputs: 0, sounds: 0 };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      if (this.context.state === 'running') heard.sounds += 1;
      start.apply(this, when);
    };
    const Output = class extends AudioContext {
      constructor() {
        super();
        heard.outputs += 1;
      }
    };
    Object.assign(globalThis, { heard, AudioContext: Output });
  });

test('busts are heard by one output, which is opened by a touch, and none without sound', async ({
  page,
}) => {
  const heard = () => page.evaluate<unknown>('heard');
  const bust = async () => {
    await enterTotal(page, 60);
    await expect(page.getByText('¡BUST! Te has pasado')).toBeVisible();
    await expect(page.getByText('¡BUST! Te has pasado')).toBeHidden();
  };
  await countSounds(page);
  await beginAt40(page);
  await chooseMode(page, 'Numerico');
  await bust();
  await expect.poll(heard).toEqual({ outputs: 1, sounds: 1 });
  await bust();
  await expect.poll(heard).toEqual({ outputs: 1, sounds: 2 });

  await openSettings(page);
  await page.getByRole('switch', { name: 'Sonido' }).click();
  await page.getByRole('button', { name: 'Listo' }).click();
  await bust();
  expect(await heard()).toEqual({ outputs: 1, sounds: 2 });

  await page.reload();
  await bust();
  expect(await heard()).toEqual({ outputs: 0, sounds: 0 });
});
