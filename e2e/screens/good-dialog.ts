import { expect, type Locator } from '@playwright/test';
import { expectGoodScreen } from './good-screen.ts';

/** Looks at an open dialog as at any screen. */
export async function expectGoodDialog(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expectGoodScreen(dialog.page());
}
