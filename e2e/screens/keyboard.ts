import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (target: Locator) => target.evaluate((element) => element.matches(':focus'));

/** Tab, or Shift and Tab where that is the way back to it. */
const keyTowards = (target: Locator) =>
  target.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    const isBehind = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBehind ? 'Shift+Tab' : 'Tab';
  });

/** Presses Tab until the focus is there, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const key = await keyTowards(target);
  for (let press = 0; press < 60 && !(await isFocused(target)); press++) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
