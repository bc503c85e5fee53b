import type { Page } from '@playwright/test';

/**
 * Opens an address as somebody logged in, and waits for the realtime connection: Chromium complains
 * of a page that is left while it connects.
 */
export async function openConnected(page: Page, path: string): Promise<void> {
  const connected = realtimeConnection(page);
  await page.goto(path);
  await connected;
}

/** The next realtime connection of a page, once it is there. Its first frame may come together with the connection. */
export const realtimeConnection = (page: Page): Promise<void> =>
  new Promise((isThere) => {
    page.once('websocket', (socket) => socket.once('framereceived', () => isThere()));
  });
