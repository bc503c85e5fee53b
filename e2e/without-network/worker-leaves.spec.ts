import { expect, test } from '../network/own-server.ts';
import { expectWorker } from '../network/worker.ts';

test.use({ serviceWorkers: 'allow' });

test('an operator removes the service worker and its caches from every returning browser', async ({
  serve,
  page,
}) => {
  const server = await serve();
  await page.goto(server.url);
  await expectWorker(page);
  await page.goto('about:blank');

  await server.kill();
  await server.start({ SERVICE_WORKER: 'off' });
  const kept = await page.goto(`${server.url}/legal/privacy`);
  expect(kept?.fromServiceWorker()).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()),
      ]),
    )
    .toEqual([]);
  const answer = await page.reload();
  expect(answer?.fromServiceWorker()).toBe(false);
  await expect(page.getByRole('heading', { name: 'Política de privacidad' })).toBeVisible();
});
