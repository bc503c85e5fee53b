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
 * Of what several players do with one another at once, whichever servers they are on: what the store
 * alone tells is the same from all.
 */
export const TOGETHER = '@together';

export const PASSWORD = 'Diana-y-tres-dardos-1';

/** Somebody in a browser of their own. */
export type Visitor = { readonly context: BrowserContext; readonly page: Page };

/** Somebody with an account, logged in. */
export type Account = Pick<Visitor, 'context'> & {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
};

export type Player = Account & Visitor;

type AccountOptions = BrowserContextOptions & {
  readonly username?: string;
  readonly isOperator?: boolean; // who may create leagues and tournaments
};

export type NewAccount = (options?: AccountOptions) => Promise<Account>;

type Fixtures = {
  /** A new browser without a page; nobody is logged in. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** The same with a page. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** Somebody who only makes calls: a page takes a browser longer than most calls together. */
  readonly account: NewAccount;
  /** Somebody with an account and a page. */
  readonly player: (options?: AccountOptions) => Promise<Player>;
  readonly complaints: Complaints;
};

/** What the pages write to the console by themselves: nothing, but for what a test expects. */
type Complaints = {
  readonly heard: (complaint: string) => void;
  readonly expect: (complaint: RegExp) => void;
};

/** Of what is sent in the moment in which a connection is cut, which is sent again over the next one. */
const SENT_AT_ITS_END = /WebSocket is already in CLOSING or CLOSED state/;

/** Data for an account that nobody has. */
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

/** Puts somebody in front of a page, which they keep. */
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

/** Hears what its pages complain of, and has them do without what a club's plain http does not give. */
async function prepare(context: BrowserContext, complaints: Complaints): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  context.on('weberror', (error) => complaints.heard(String(error.error())));
  context.on('console', (message) => {
    const { url } = message.location();
    // Playwright's own words, where a test wants no worker: see its settings.
    const isBlocked = message.text() === 'Service Worker registration blocked by Playwright';
    if (!isBlocked) complaints.heard(`${message.type()}: ${message.text()} (${url})`);
  });
}
