import { expect, type Page } from '@playwright/test';

/** Sizes of screens in bars. */
const WALLS = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** Fails if a text does not fit on the screen, or is too small to read from five metres. */
export async function expectFits(page: Page): Promise<void> {
  for (const viewport of WALLS) {
    await page.setViewportSize(viewport);
    // The screen measures what fits after each change of its size.
    await expect.poll(() => misfitsOf(page)).toEqual([]);
  }
}

/** Returns each text that is off the screen, cut or too small, with its size in pixels. */
function misfitsOf(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      const isOut = left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (width <= 1 || !isText) return [];
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const { textOverflow } = getComputedStyle(element);
      const isCut =
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0;
      return isOut || isCut || size < innerWidth / 80 - 0.1
        ? [`${element.textContent} ${Math.round(size)}`]
        : [];
    }),
  );
}
