import { expect } from '@playwright/test';
import { logInAsAdmin } from './admin.ts';
import type { Player, Visitor } from './fixtures.ts';

/** Gives a player the role that may create leagues and tournaments. */
export async function makeOperator({ userId }: Player, { page }: Visitor): Promise<void> {
  await logInAsAdmin(page);
  const data = { userId, role: 'operator' };
  const told = await page.request.put('/api/users/updateUserRole', { data });
  expect(told.status()).toBe(200);
}

/** A call of somebody logged in, and the data it is answered with. */
export async function callAs<Data>(
  { context }: Pick<Player, 'context'>,
  path: string,
  data: object = {},
): Promise<Data> {
  const told = await context.request.post(`/api${path}`, { data });
  expect(told.ok(), await told.text()).toBe(true);
  // The server checks its own answers, so they are what the contract says.
  return ((await told.json()) as { data: Data }).data;
}
