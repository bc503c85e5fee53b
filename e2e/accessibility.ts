import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails unless axe finds nothing wrong with what the page shows now. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNothingFound(new AxeBuilder({ page }).withTags(TAGS));

/** The part of {@link expectAccessible} that depends on colours. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothingFound(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));

async function expectNothingFound(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  expect(found).toEqual([]);
}
