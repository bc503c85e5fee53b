import type { Page } from '@playwright/test';

/** From now on, what is asked for at a path is answered as it is now, but for what is otherwise. */
export async function answerOtherwise(
  page: Page,
  path: string,
  otherwise: (data: never) => object, // of what the call answers with
): Promise<void> {
  const answer = await page.request.get(`/api${path}`);
  const body = (await answer.json()) as { data: never };
  const json = { ...body, data: otherwise(body.data) };
  await page.route(`**/api${path}`, (route) => route.fulfill({ json }));
}
