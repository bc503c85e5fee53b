import type { Page } from '@playwright/test';

type Global = typeof globalThis & { heard: string[] };

/** Notes what a screen reader is given to read out. To be called before the page is opened. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const global = globalThis as Global;
    global.heard = [];
    const regionOf = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest(
        '[role=status], [role=alert], [aria-live], output',
      );

    new MutationObserver((changes) => {
      for (const region of new Set(changes.map(regionOf))) {
        if (region && region.getAttribute('aria-live') !== 'off') {
          global.heard.push(region.textContent.trim());
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** All that has been read out, in order. */
export const heard = (page: Page) => page.evaluate(() => (globalThis as Global).heard);
