import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (target: Locator) => target.evaluate((element) => element.matches(':focus'));

/** Presses Tab until the focus is there, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 60 && !(await isFocused(target)); press++) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
