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

/** Making an account, and opening and ending sessions. */
export function signingIn(deps: Deps) {
  const { db, transact, clock, limits, passwords, onSessionsEnded } = deps;
  const accounts = accountRepository(db);
  const sessions = sessionStore(db, clock);
  const google = googleAccounts(deps);
  const enter = entering(deps);
  const guesses = guessing(deps);

  return {
    sessions: { withToken: sessions.withToken, byToken: sessions.byToken, byId: sessions.byId },
    endedAmong: sessions.endedAmong,

    /**
     * @param address where the caller is, for the limits
     *
     * @throws {Refusal} `too-many-requests`, `invalid-input`, `too-busy`, `username-taken`,
     * `email-taken`
     */
    async create({ username, email, password }: NewAccount, address: string): Promise<User> {
      await limits.take('signupAddress', address);
      checkUsername(username);
      await checkNewPassword(password, 'password');
      const password_hash = await passwords.hash(password);
      const chosen = { username, email, password_hash, google_subject: null };
      const row = newRow({ ...chosen, role: 'user', now: clock() });
      if (!(await accounts.add(row))) throw await takenRefusal(accounts, row);
      return userView(row, { userId: row.user_id, role: row.role });
    },

    /**
     * Wrong passwords are counted for the account and for the address, and few are allowed.
     *
     * @throws {Refusal} `too-many-requests`, `too-busy`, `wrong-credentials`
     */
    async login({ email, password }: Credentials, address: string): Promise<Entered> {
      const emailKey = nameKey(email);
      await limits.take('entryAddress', address);
      const row = await accounts.findByEmail(emailKey);
      const password_hash = row?.password_hash ?? null;
      const isRight = await guesses.isRight(password, password_hash, {
        account: emailKey,
        address,
      });
      if (!row || password_hash === null || !isRight) throw new Refusal('wrong-credentials');
      const entered = await transact((unit) => enter(unit, row.user_id, { password_hash }));
      if (!entered) throw new Refusal('wrong-credentials'); // it has just been changed
      return entered;
    },

    /**
     * @param idToken what the identity provider gave the browser
     *
     * @throws {Refusal} `too-many-requests`, `google-off`, `google-refused`, `email-taken`
     */
    async loginWithGoogle(idToken: string, address: string): Promise<Entered> {
      await limits.take('entryAddress', address);
      const identity = await google.verify(idToken);
      return transact(async (unit) => {
        const { user_id } = await google.accountOf(unit, identity);
        const entered = await enter(unit, user_id, { google_subject: identity.subject });
        if (!entered) throw new LostRace(); // its owner has just deleted it
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
