import { expect, test } from '../fixtures.ts';

test('the app is installable, with icons, screenshots and shortcuts to both ways to play', async ({
  page,
}) => {
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  const { errors, data, url } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', scope: '/' });

  const icons = [manifest, ...manifest.shortcuts].flatMap((each) => each.icons);
  for (const { src, sizes } of [...icons, ...manifest.screenshots]) {
    const drawn = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, new URL(src, url).href);
    expect(drawn).toBe(sizes);
  }
  const sizesFor = (purpose: string) =>
    manifest.icons
      .filter((each: { purpose: string }) => each.purpose === purpose)
      .map(({ sizes }: { sizes: string }) => sizes);
  expect(sizesFor('any')).toEqual(['192x192', '512x512']);
  expect(sizesFor('maskable')).toEqual(['192x192', '512x512']);

  // As large as browsers show them, and no longer than 2.3 times as wide.
  expect(manifest.screenshots).toMatchObject([
    { form_factor: 'narrow', sizes: '780x1688' },
    { form_factor: 'wide', sizes: '1280x720' },
  ]);

  for (const { name, url: address } of manifest.shortcuts) {
    await page.goto(address);
    const heading = name === 'Online' ? 'Iniciar sesión' : name; // of a guest
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
