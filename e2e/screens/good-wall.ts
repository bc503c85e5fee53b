import { expect, type Page } from '@playwright/test';

/** Those of a bar. */
const WALLS = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** Fails where what a screen shows does not fit on it, or is too small for five metres. */
export async function expectFits(page: Page): Promise<void> {
  for (const viewport of WALLS) {
    await page.setViewportSize(viewport);
    // What fits is measured by the screen itself, once it has the new size.
    await expect.poll(() => misfitsOf(page)).toEqual([]);
  }
}

/** What each of its texts that is out of place, cut or too small says, and its size in pixels. */
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
