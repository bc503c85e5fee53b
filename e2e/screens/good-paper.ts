import { expect, type Page } from '@playwright/test';
import { printedPages } from './printed-pages.ts';

/** Least size of a letter (six points) and greatest height of what is not divided (a third of a sheet), in pixels. */
const SIZES = [8, 350] as const;
const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

/**
 * Expects paper without controls or fixed elements, with letters of at least 6 pt, on at most `sheets` sheets. No
 * container leaves most of a sheet empty because it cannot be divided.
 */
export async function expectGoodPaper(page: Page, sheets: number): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const wrong = await page.evaluate(([least, whole]) => {
    const shown = [...document.querySelectorAll('body, body *')].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    const named = (each: Element) => `${each.localName} '${each.textContent.slice(0, 40)}'`;
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    return {
      fixed: shown.filter((each) => getComputedStyle(each).position === 'fixed').map(named),
      pressed: shown.filter((each) => each.matches('button, form, input')).map(named),
      small: shown
        .filter((each) => hasText(each) && each.getBoundingClientRect().width > 1)
        .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < least - 0.01)
        .map(named),
      undivided: shown
        .filter((each) => getComputedStyle(each).containerType !== 'normal')
        .filter((each) => each.getBoundingClientRect().height > whole)
        .map(named),
    };
  }, SIZES);
  expect(wrong).toEqual({ fixed: [], pressed: [], small: [], undivided: [] });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  for (const landscape of [false, true]) {
    const paper = await page.pdf({ format: 'A4', landscape, margin: MARGIN });
    expect(printedPages(paper), 'sheets').toBeLessThanOrEqual(sheets);
  }
}
