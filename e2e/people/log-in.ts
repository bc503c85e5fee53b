import type { User } from '@darts/contracts/accounts';
import { expect, type BrowserContext } from '@playwright/test';

type Credentials = { readonly email: string; readonly password: string };

/** Logs somebody in with one call, for all the pages of their browser. */
export async function logInByCall(
  { request }: Pick<BrowserContext, 'request'>,
  { email, password }: Credentials,
): Promise<User> {
  const response = await request.post('/api/users/login', { data: { email, password } });
  expect(response.status()).toBe(200);
  const { data }: { data: { user: User } } = await response.json();
  return data.user;
}
