import { expect, type Page } from '@playwright/test';

/** Fails unless the page is right in what axe leaves alone, whether it is in sight or not. */
export async function expectGoodMarkup(page: Page): Promise<void> {
  await expect(page.locator('title:not(svg title)'), 'one title').toHaveCount(1);
  await expect(page.locator('input:not([type])'), 'inputs without a type').toHaveCount(0);

  const names = await page
    .locator('nav')
    .evaluateAll((navs) => navs.map((nav) => nav.getAttribute('aria-label')));
  expect(names, 'the name of each nav').not.toContain(null);
  expect(names, 'a name of its own for each nav').toEqual([...new Set(names)]);
}
