import { expect, type Locator } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessibility.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** Looks at a dialog on a phone and on a desk, in both themes. */
export async function expectGoodDialog(dialog: Locator): Promise<void> {
  const page = dialog.page();
  await expect(dialog).toBeVisible();
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
  }
}
