import { expect, type Page } from '@playwright/test';
import { printedPages } from './printed-pages.ts';

const MIN_LETTER_PX = 8; // six points
const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

/** Expects paper without controls or fixed elements, with letters of at least 6 pt, on at most `sheets` sheets. */
export async function expectGoodPaper(page: Page, sheets: number): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const wrong = await page.evaluate((least) => {
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
    };
  }, MIN_LETTER_PX);
  expect(wrong).toEqual({ fixed: [], pressed: [], small: [] });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  for (const landscape of [false, true]) {
    const paper = await page.pdf({ format: 'A4', landscape, margin: MARGIN });
    expect(printedPages(paper), 'sheets').toBeLessThanOrEqual(sheets);
  }
}
