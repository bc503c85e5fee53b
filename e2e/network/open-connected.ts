import type { Page } from '@playwright/test';

/**
 * Opens an address as somebody logged in, and waits for the realtime connection: Chromium complains
 * of a page that is left while it connects.
 */
export async function openConnected(page: Page, path: string): Promise<void> {
  const connected = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(path);
  await connected;
}
