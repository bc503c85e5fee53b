import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

// The small one: every page looked at has to take it in.
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails unless axe finds nothing wrong with what the page shows now. */
export const expectAccessible = (page: Page): Promise<void> => expectNothingFound(page, TAGS);

/** The part of {@link expectAccessible} that depends on colours. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothingFound(page, ['color-contrast', 'link-in-text-block']);

/** @param kinds names of rules, or tags that they have */
async function expectNothingFound(page: Page, kinds: string[]): Promise<void> {
  expect(page.frames(), 'axe looks into no frames').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const options: axe.RunOptions = { runOnly: kinds, resultTypes: ['violations'] };
  const violations = await page.evaluate(violationsNow, options);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  expect(found).toEqual([]);
}

/** Runs in the page, which has axe among its globals by then. */
async function violationsNow(options: axe.RunOptions): Promise<axe.Result[]> {
  const { axe: there } = globalThis as unknown as { axe: typeof axe };
  return (await there.run(options)).violations;
}
