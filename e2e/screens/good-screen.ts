import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessibility.ts';
import { expectGoodMarkup } from './markup.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Looks at what the page shows at sizes from a small phone to a desktop, in both themes. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expectGoodMarkup(page);
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
