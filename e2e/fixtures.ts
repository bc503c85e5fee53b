import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { logInAsAdmin } from './people/admin.ts';
import { logInByCall } from './people/log-in.ts';
import { newName } from './people/names.ts';

export { expect };

/**
 * Tag of tests in which several players interact at once. `npm test` runs these tests on a cluster too: all else that
 * the servers answer comes from the store, which they share.
 */
export const TOGETHER = '@together';

export const PASSWORD = 'Diana-y-tres-dardos-1';

/** A person with their own browser context. */
export type Visitor = { readonly context: BrowserContext; readonly page: Page };

/** A logged-in user. */
export type Account = Pick<Visitor, 'context'> & {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
};

export type Player = Account & Visitor;

type AccountOptions = BrowserContextOptions & {
  readonly username?: string;
  readonly isOperator?: boolean; // may create leagues and tournaments
};

export type NewAccount = (options?: AccountOptions) => Promise<Account>;

type Fixtures = {
  /** Opens a browser context without a page or a session. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens a browser context with a page, without a session. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** Creates a logged-in user without a page: opening a page takes longer than most calls together. */
  readonly account: NewAccount;
  /** Creates a logged-in user with a page. */
  readonly player: (options?: AccountOptions) => Promise<Player>;
  readonly complaints: Complaints;
};

/** Console messages of the pages. A test fails on each message that it does not expect. */
type Complaints = {
  readonly heard: (complaint: string) => void;
  readonly expect: (complaint: RegExp) => void;
};

/** Warning about a message sent as its connection is cut. The message is sent again over the next connection. */
const SENT_AT_ITS_END = /WebSocket is already in CLOSING or CLOSED state/;

/** Returns the data of a new account with a unique name. */
export function newAccount() {
  const username = newName();
  return { username, email: `${username}@correo.es`, password: PASSWORD };
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({}, use) => {
      const heard: string[] = [];
      const expected = [SENT_AT_ITS_END];
      await use({
        heard: (complaint) => void heard.push(complaint),
        expect: (complaint) => void expected.push(complaint),
      });
      const unexpected = heard.filter((each) => !expected.some((pattern) => pattern.test(each)));
      expect(unexpected, 'written to the console').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, complaints }, use) => {
    await prepare(context, complaints);
    await use(context);
  },

  newContext: async ({ browser, contextOptions, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      contexts.push(context);
      await prepare(context, complaints);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  visitor: async ({ newContext }, use) => {
    await use(async (options) => {
      const context = await newContext(options);
      return { context, page: await context.newPage() };
    });
  },

  account: async ({ newContext }, use) => {
    await use(async ({ username, isOperator, ...options } = {}) => {
      const account = { ...newAccount(), ...(username && { username }) };
      const context = await newContext(options);
      const created = await context.request.post('/api/users/create', { data: account });
      expect(created.status()).toBe(201);
      const { userId } = await logInByCall(context, account);
      if (isOperator) await makeOperator(await newContext(options), userId);
      return { ...account, userId, context };
    });
  },

  player: async ({ account }, use) => {
    await use(async (options) => atPage(await account(options)));
  },
});

/** Returns an account with its page, which is opened on the first call. */
export async function atPage(account: Account): Promise<Player> {
  const page = account.context.pages()[0] ?? (await account.context.newPage());
  return { ...account, page };
}

async function makeOperator(context: BrowserContext, userId: string): Promise<void> {
  await logInAsAdmin(context);
  const data = { userId, role: 'operator' };
  const response = await context.request.put('/api/users/updateUserRole', { data });
  expect(response.status()).toBe(200);
}

/** Records the console messages of a context, and removes `randomUUID`, which browsers lack over plain http. */
async function prepare(context: BrowserContext, complaints: Complaints): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  context.on('weberror', (error) => complaints.heard(String(error.error())));
  context.on('console', (message) => {
    const { url } = message.location();
    // Playwright's own message: its settings block service workers.
    const isBlocked = message.text() === 'Service Worker registration blocked by Playwright';
    if (!isBlocked) complaints.heard(`${message.type()}: ${message.text()} (${url})`);
  });
}
