import type { BrowserContext } from '@playwright/test';
import { logInByCall } from './log-in.ts';

/** The admin whom the product is started with. */
export const ADMIN = {
  username: 'admin',
  email: 'admin@tresdardos.es',
  password: 'Diana-y-tres-dardos-1',
};

export const logInAsAdmin = (browser: Pick<BrowserContext, 'request'>) =>
  logInByCall(browser, ADMIN);
