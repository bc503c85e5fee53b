import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseMode, enterTotal, expectScores } from './screens/game-screen.ts';
import { expectGoodScreen } from './screens/good-screen.ts';

/** Fake device: texts spoken, locks that keep the screen on, and the number of locks still to refuse. */
type Device = { readonly spoken: string[]; readonly locks: Lock[]; refusals: number };
type Lock = { readonly isReleased: boolean; readonly release: () => Promise<void> };
type Global = typeof globalThis & { device: Device };

/**
 * Gives the page a device with a Spanish voice, whose screen can be kept on.
 *
 * @param refusals number of locks that the device refuses at first
 */
const giveDevice = (page: Page, refusals = 0) =>
  page.addInitScript((timesRefused) => {
    const device: Device = { spoken: [], locks: [], refusals: timesRefused };
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
    class ScreenLock extends EventTarget {
      isReleased = false;
      async release() {
        this.isReleased = true;
        this.dispatchEvent(new Event('release'));
      }
    }
    const request = async () => {
      if (device.refusals > 0) {
        device.refusals -= 1;
        throw new DOMException('refused', 'NotAllowedError');
      }
      const lock = new ScreenLock();
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
  }, refusals);

const spoken = (page: Page) => page.evaluate(() => (globalThis as Global).device.spoken);
const locks = (page: Page) =>
  page.evaluate(() => (globalThis as Global).device.locks.map(({ isReleased }) => isReleased));

async function beginAt40(page: Page) {
  await page.goto('/game/newgame');
  await page.getByLabel('Puntos iniciales').fill('40');
  await page.getByRole('button', { name: 'Empezar partida' }).click();
  await expectScores(page, { 'Jugador 1': 40 });
}

const openSettings = (page: Page) => page.getByRole('button', { name: 'Ajustes' }).click();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 560 } });

  test('a guest mutes a game in two taps, and the settings are a good screen', async ({ page }) => {
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

test('the caller speaks the scores once turned on, and repeats no score after a reload', async ({
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

  // Browsers release the lock of a hidden page, and devices release locks to save battery.
  await page.evaluate(() => (globalThis as Global).device.locks[0]?.release());
  await expect.poll(() => locks(page)).toEqual([true, false]);

  await chooseMode(page, 'Numerico');
  await enterTotal(page, 40);
  await expect(page.getByRole('dialog', { name: 'Jugador 1 ha ganado!' })).toBeVisible();
  await expect.poll(() => locks(page)).toEqual([true, true]);
});

test('a refused request to keep the screen on succeeds at the next touch', async ({ page }) => {
  await giveDevice(page, 1);
  await beginAt40(page);
  await chooseMode(page, 'Numerico');
  await enterTotal(page, 8);
  await expect.poll(() => locks(page)).toEqual([false]);
});

test('a player reads at the switch that the device lets the screen go off', async ({ page }) => {
  const said = page.getByText('Ahora el dispositivo no lo permite: mira si ahorra batería.');
  await giveDevice(page, 1000);
  await beginAt40(page);
  await openSettings(page);
  await expect(said).toBeVisible();
  await expectGoodScreen(page);

  await page.evaluate(() => ((globalThis as Global).device.refusals = 0));
  await page.getByRole('switch', { name: 'Sonido' }).click();
  await expect(said).toBeHidden();
  await expect.poll(() => locks(page)).toEqual([false]);
});

test('a player reads that the browser refuses full screen', async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
  });
  await beginAt40(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Pantalla completa' }).click();
  await expect(page.getByText('El navegador no lo ha permitido. Vuelve a pulsar.')).toBeVisible();
});

/** Counts the sounds that the page starts, and the audio outputs that it opens. */
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

test('busts sound through one output, opened by a touch, and are silent with sound off', async ({
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
