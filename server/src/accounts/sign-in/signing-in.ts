import type { Credentials, NewAccount, User } from '@darts/contracts/accounts';
import { nameKey } from '@darts/rules/accounts/usernames';
import { Refusal } from '#platform/refusals.ts';
import { LostRace } from '#platform/store/transactions.ts';
import { entering, type Entered } from './entering.ts';
import { googleAccounts } from './google-accounts.ts';
import { guessing } from './guessing.ts';
import { checkNewPassword, checkUsername, newRow, takenRefusal } from '#accounts/new-account.ts';
import { accountRepository } from '#accounts/repository.ts';
import { sessionStore } from '#accounts/sessions.ts';
import { userView } from '#accounts/views.ts';
import type { Deps } from '#accounts/deps.ts';

/** Time for which a repeated sign-up gets the same answer, in milliseconds. */
const ASKED_AGAIN_MS = 10 * 60_000;

/** Creates accounts, and opens, refreshes and ends sessions. */
export function signingIn(deps: Deps) {
  const { db, transact, clock, limits, passwords, onSessionsEnded } = deps;
  const accounts = accountRepository(db);
  const sessions = sessionStore(db, clock);
  const google = googleAccounts(deps);
  const enter = entering(deps);
  const guesses = guessing(deps);

  /**
   * Returns the account of a sign-up that is repeated because the answer was lost; undefined for any other sign-up.
   * Wrong passwords count as those of logins.
   *
   * @throws {TooManyRequests} after too many wrong passwords, or `too-busy`
   */
  async function justMade({ username, email, password }: NewAccount, address: string) {
    const account = nameKey(email);
    const row = await accounts.findByEmail(account);
    if (row?.username_key !== nameKey(username)) return undefined;
    if (row.created_at <= clock() - ASKED_AGAIN_MS) return undefined;
    const isTheirs = await guesses.isRight(password, row.password_hash, { account, address });
    return isTheirs ? row : undefined;
  }

  return {
    sessions: { withToken: sessions.withToken, byToken: sessions.byToken, byId: sessions.byId },
    endedAmong: sessions.endedAmong,

    /**
     * Creates an account. A repeat within `ASKED_AGAIN_MS`, with the same username, e-mail and password, returns that
     * account.
     *
     * @param address the caller's IP address, for the rate limits
     * @throws {Refusal} `too-many-requests`, `invalid-input`, `too-busy`, `username-taken`, `email-taken`
     */
    async create(asked: NewAccount, address: string): Promise<User> {
      const { username, email, password } = asked;
      await limits.take('signup-address', address);
      checkUsername(username);
      await checkNewPassword(password, 'password');
      const password_hash = await passwords.hash(password);
      const chosen = { username, email, password_hash, google_subject: null };
      const added = newRow({ ...chosen, role: 'user', now: clock() });
      const row = (await accounts.add(added)) ? added : await justMade(asked, address);
      if (!row) throw await takenRefusal(accounts, added);
      return userView(row, { userId: row.user_id, role: row.role });
    },

    /**
     * Opens a session by e-mail and password. Wrong passwords are rate-limited by account and by address.
     *
     * @throws {Refusal} `too-many-requests`, `too-busy`, `wrong-credentials`
     */
    async login({ email, password }: Credentials, address: string): Promise<Entered> {
      const emailKey = nameKey(email);
      await limits.take('entry-address', address);
      const row = await accounts.findByEmail(emailKey);
      const password_hash = row?.password_hash ?? null;
      const isRight = await guesses.isRight(password, password_hash, {
        account: emailKey,
        address,
      });
      if (!row || password_hash === null || !isRight) throw new Refusal('wrong-credentials');
      const entered = await transact((unit) => enter(unit, row.user_id, { password_hash }));
      if (!entered) throw new Refusal('wrong-credentials'); // the password has just been changed
      return entered;
    },

    /**
     * @param idToken ID token that the identity provider gave the browser
     * @throws {Refusal} `too-many-requests`, `google-off`, `google-refused`, `email-taken`
     */
    async loginWithGoogle(idToken: string, address: string): Promise<Entered> {
      await limits.take('entry-address', address);
      const identity = await google.verify(idToken);
      return transact(async (unit) => {
        const { user_id } = await google.accountOf(unit, identity);
        const entered = await enter(unit, user_id, { google_subject: identity.subject });
        if (!entered) throw new LostRace(); // the account has just been deleted
        return entered;
      });
    },

    async logout(token: string): Promise<void> {
      const sessionId = await sessions.close(token);
      if (sessionId) onSessionsEnded([sessionId]);
    },

    /** @throws {Refusal} `no-session` */
    async refresh(token: string): Promise<void> {
      const userId = await sessions.refresh(token);
      if (!userId) throw new Refusal('no-session');
      await accounts.update(userId, { last_seen_at: clock(), warned_at: null });
    },
  };
}
