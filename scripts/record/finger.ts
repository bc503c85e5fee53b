import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';

/** Simulated finger on a touch screen, at human speed, with a mark where it touches. */
export type Finger = {
  readonly tap: (target: Locator) => Promise<void>;
  /** Touches down beside the target, slides onto the target and stays there. */
  readonly aim: (target: Locator) => Promise<void>;
  readonly release: () => Promise<void>;
  /** Shows the finger on the target without a tap: a tap would open a menu of the system, which is not in the page. */
  readonly pointAt: (target: Locator) => Promise<void>;
  /** Drags the page up until the whole target is in the window. */
  readonly scrollTo: (target: Locator) => Promise<void>;
};

type Place = { readonly x: number; readonly y: number }; // relative to the window, in CSS pixels

const MARK = fileURLToPath(import.meta.resolve('./finger-mark.mjs'));
const BESIDE = { x: 34, y: 46 }; // where `aim` touches down, relative to the target, in CSS pixels
const STEPS = 9;
const STEP = 22; // milliseconds
const TAP = 110;
const HOLD = 260; // milliseconds, long enough to read the label of the aimed target
const SCROLL_MARGIN = 48; // CSS pixels left below the target; the first pixels of a drag scroll nothing

/** Returns a finger for a page that is not opened yet. */
export async function fingerOn(page: Page): Promise<Finger> {
  await page.addInitScript({ path: MARK });
  const screen = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at?: Place) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

  async function drag({ x, y }: Place, by: number) {
    await send('touchStart', { x, y });
    for (let step = 1; step <= STEPS; step += 1) {
      await page.waitForTimeout(STEP);
      await send('touchMove', { x, y: y + (by * step) / STEPS });
    }
    await send('touchEnd');
  }

  return {
    async tap(target) {
      await send('touchStart', await centreOf(target));
      await page.waitForTimeout(TAP);
      await send('touchEnd');
    },
    async aim(target) {
      const { x, y } = await centreOf(target);
      const away = (share: number) => ({ x: x + BESIDE.x * share, y: y + BESIDE.y * share });
      await send('touchStart', away(1));
      for (let step = 1; step <= STEPS; step += 1) {
        await page.waitForTimeout(STEP);
        await send('touchMove', away((1 - step / STEPS) ** 2));
      }
      await page.waitForTimeout(HOLD);
    },
    async release() {
      await send('touchEnd');
    },
    async pointAt(target) {
      await send('touchStart', await centreOf(target));
      await page.waitForTimeout(TAP);
      await send('touchCancel');
    },
    async scrollTo(target) {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const below = (await boxOf(target)).bottom + SCROLL_MARGIN - height;
      if (below > 0) await drag({ x: width / 2, y: height - SCROLL_MARGIN }, -below);
    },
  };
}

async function centreOf(target: Locator): Promise<Place> {
  const { left, right, top, bottom } = await boxOf(target);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`not on the screen: ${String(target)}`);
  const { x: left, y: top, width, height } = box;
  return { left, right: left + width, top, bottom: top + height };
}
