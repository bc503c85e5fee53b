import { expect, test } from './fixtures.ts';
import { expectAccessible } from './screens/accessibility.ts';
import { expectGoodMarkup } from './screens/markup.ts';

/** Its page is of a library that builds all of it before it shows any, which takes a busy machine its time. */
const SOON = { timeout: 60_000 };

for (const address of ['/api/docs', '/api/docs/']) {
  test(`a developer reads at ${address} the parameters and answers of every call`, async ({
    page,
  }) => {
    await page.goto(address);

    await expect(page.getByRole('heading', { name: /^Tres Dardos/ })).toBeVisible(SOON);
    await page.getByText('Opens an account').click();
    await expect(page.getByRole('link', { name: 'The realtime events' }).last()).toHaveAttribute(
      'href',
      /\/api\/docs\/events$/,
    );
    await expect(page.getByText('username-taken', { exact: true }).first()).toBeVisible();
  });
}

test('a developer reads the payload of every realtime request and event', async ({ page }) => {
  await page.goto('/api/docs/events');

  await expect(page.getByRole('heading', { name: 'Tres Dardos: realtime' })).toBeVisible();
  await page.getByRole('link', { name: 'joinGame', exact: true }).click();
  const joinGame = page.getByRole('article').filter({
    has: page.getByRole('heading', { name: 'joinGame', exact: true }),
  });
  await expect(joinGame).toContainText('other-device');
  await expectAccessible(page);
  await expectGoodMarkup(page);
});
