import type { Page } from '@playwright/test';

/** Phones with and without the browser's bars, on their stand, a tablet, a screen, and last a laptop. */
export const SIZES = [
  [390, 844],
  [390, 664],
  [360, 640],
  [360, 560],
  [844, 390],
  [844, 320],
  [800, 280],
  [667, 331],
  [820, 1180],
  [1920, 1080],
  [1280, 800],
] as const;

/** Makes the text of the open page larger, as browsers do by their settings. */
export const enlargeText = (page: Page, times: number) =>
  page.locator('html').evaluate((root, size) => {
    root.style.fontSize = `${100 * size}%`;
  }, times);
