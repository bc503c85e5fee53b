import { expect, type Page } from '@playwright/test';

/** The admin whom the product is started with. */
export const ADMIN = {
  username: 'admin',
  email: 'admin@tresdardos.es',
  password: 'Diana-y-tres-dardos-1',
};

export async function logInAsAdmin({ request }: Page): Promise<void> {
  const { email, password } = ADMIN;
  const told = await request.post('/api/users/login', { data: { email, password } });
  expect(told.status()).toBe(200);
}
