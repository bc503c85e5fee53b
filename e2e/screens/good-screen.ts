import { expect, type Page, type ViewportSize } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessibility.ts';
import { expectGoodMarkup } from './markup.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

/** A phone and a desktop, whose screens have different parts. */
const LOOKED_AT_BY_AXE = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/**
 * Looks at what the page shows, once it shows more than that it is loading, at sizes from a small
 * phone to a desktop, in both themes. Where the same screens are looked at elsewhere, only waits.
 */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expect(page.locator('h1'), 'the heading').toBeAttached();
  if (process.env.LOOK_AT_SCREENS === 'off') return;
  await expectGoodMarkup(page);
  for (const viewport of SIZES) await expectNoSidewaysScroll(page, viewport);
  for (const viewport of LOOKED_AT_BY_AXE) {
    await expectNoSidewaysScroll(page, viewport);
    await page.evaluate(() => scrollTo(0, 0)); // or a bar may cover half a button, which axe takes for a small one
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
  }
}

async function expectNoSidewaysScroll(page: Page, viewport: ViewportSize): Promise<void> {
  await page.setViewportSize(viewport);
  const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
  expect(width, 'no sideways scroll').toBeLessThanOrEqual(viewport.width);
}
