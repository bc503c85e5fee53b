import type { Browser } from '@playwright/test';

const HEIGHT = 580; // of each picture, in pixels

/** Joins pictures side by side on a transparent background, which suits light and dark pages. */
export async function joinPictures(
  browser: Browser,
  pictures: readonly Buffer[],
  path: string,
): Promise<void> {
  const page = await browser.newPage();
  const images = pictures.map((picture) => `<img src="${dataUrl(picture)}">`);
  await page.setContent(`
    <style>
      body { margin: 0; background: none }
      div { display: inline-flex; gap: 24px; padding: 2px }
      img { height: ${HEIGHT}px; border-radius: 18px; outline: 2px solid #8884 }
    </style>
    <div>${images.join('')}</div>`);
  await page.locator('div').screenshot({ path, omitBackground: true });
  await page.close();
}

const dataUrl = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`;
