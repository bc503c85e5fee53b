import { expect, type Page } from '@playwright/test';

/** Waits until the worker that starts the app without a network is in place, and serves this page. */
export const expectWorker = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
