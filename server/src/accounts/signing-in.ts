import type { Credentials, NewAccount, User } from '@darts/contracts/accounts';
import type { Role } from '@darts/rules/accounts/permissions';
import { nameKey } from '@darts/rules/accounts/usernames';
import { Refusal } from '#platform/refusals.ts';
import { googleAccounts } from './google-accounts.ts';
import { checkNewPassword, checkUsername, newRow, takenRefusal } from './new-account.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { accountRepository } from './repository.ts';
import { sessionStore } from './sessions.ts';
import type { UserRow } from './tables.ts';
import { userView } from './views.ts';
import type { World } from './world.ts';

/** A session just opened. The token goes into the browser's cookie and nowhere else. */
export type Entered = { readonly token: string; readonly user: User };

/** Making an account, and opening and ending sessions. */
export function signingIn(world: World) {
  const { db, clock, limits, onSessionsEnded } = world;
  const accounts = accountRepository(db);
  const sessions = sessionStore(db, clock);
  const google = googleAccounts(world);

  async function create(account: NewAccount, role: Role): Promise<User> {
    checkUsername(account.username);
    await checkNewPassword(account.password, 'password');
    const row = newRow({
      username: account.username,
      email: account.email,
      password_hash: await hashPassword(account.password),
      google_subject: null,
      role,
      now: clock(),
    });
    if (!(await accounts.add(row))) throw await takenRefusal(accounts, row);
    return userView(row, { userId: row.user_id, role });
  }

  async function enter(row: UserRow): Promise<Entered> {
    const seen = { last_seen_at: clock(), warned_at: null };
    await accounts.update(row.user_id, seen);
    const token = await sessions.open(row.user_id);
    return { token, user: userView(row, { userId: row.user_id, role: row.role }) };
  }

  return {
    sessions: { withToken: sessions.withToken, byToken: sessions.byToken, byId: sessions.byId },

    /** @param address where the caller is, for the limits */
    async create(account: NewAccount, address: string): Promise<User> {
      await limits.take('signupAddress', address);
      return create(account, 'user');
    },

    /** Makes the first admin, unless the e-mail is taken: another server may be about it too. */
    async ensureAdmin(account: NewAccount): Promise<void> {
      const isTaken = async () =>
        (await accounts.findByEmail(nameKey(account.email))) !== undefined;
      if (await isTaken()) return;
      await create(account, 'admin').catch(async (error: unknown) => {
        if (!(await isTaken())) throw error;
      });
    },

    /** Wrong passwords are counted, for the account and for the address; right ones are not. */
    async login({ email, password }: Credentials, address: string): Promise<Entered> {
      const emailKey = nameKey(email);
      await limits.take('loginAddress', address);
      await limits.take('loginAccount', emailKey);

      const row = await accounts.findByEmail(emailKey);
      const isRight = await isPassword(password, row?.password_hash ?? null);
      if (!row || !isRight) throw new Refusal('wrong-credentials');

      await limits.giveBack('loginAddress', address);
      await limits.clear('loginAccount', emailKey);
      return enter(row);
    },

    /** @param idToken what the identity provider gave the browser */
    loginWithGoogle: async (idToken: string): Promise<Entered> =>
      enter(await google.accountOf(idToken)),

    async logout(token: string): Promise<void> {
      const sessionId = await sessions.close(token);
      if (sessionId) onSessionsEnded([sessionId]);
    },

    async refresh(token: string): Promise<void> {
      const userId = await sessions.refresh(token);
      if (!userId) throw new Refusal('no-session');
      await accounts.update(userId, { last_seen_at: clock(), warned_at: null });
    },
  };
}
