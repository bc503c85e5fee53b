import { expect, test } from './fixtures.ts';

test('only a browser too old for the app shows a notice about its age', async ({ visitor }) => {
  const { page } = await visitor({ bypassCSP: true }); // which takes no styles but ours
  await page.goto('/');
  const words = page.getByText('Este navegador es demasiado antiguo para Tres Dardos.');
  await expect(page.getByRole('heading', { name: 'Tres dardos por turno.' })).toBeVisible();
  await expect(words).toBeHidden();

  // An older one does not know these colours.
  await page.route(/\/$|\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('light-dark(red', 'unknown(red');
    await route.fulfill({ response, body });
  });
  await page.setViewportSize({ width: 320, height: 560 });
  await page.reload();
  await expect(words).toBeInViewport({ ratio: 1 });
});
