import { randomInt } from 'node:crypto';
import { nameKey } from '@darts/rules/accounts/usernames';
import type { Caller } from '#platform/caller.ts';
import { Refusal, TooManyRequests } from '#platform/refusals.ts';
import { hashOfToken, newToken } from '#platform/tokens.ts';
import { auditRepository } from '#accounts/audit.ts';
import { words } from '#words.ts';
import { guessing } from './guessing.ts';
import { recoveryMail } from '#accounts/mails.ts';
import { checkNewPassword } from '#accounts/new-account.ts';
import { accountRepository } from '#accounts/repository.ts';
import { resetRepository } from '#accounts/reset-repository.ts';
import { sessionStore } from '#accounts/sessions.ts';
import type { Deps } from '#accounts/deps.ts';

/** In milliseconds. */
export const LINK_LIFETIME = 30 * 60_000;

/** Bounds of the random delay between the answer to a request for a link and its handling, in milliseconds. */
const DELAY = { least: 50, most: 500 };

/** Changes passwords: with the old password, or with a mailed link. */
export function recovery(deps: Deps) {
  const { db, transact, clock, limits, passwords, mailer, backgroundTasks, publicUrl } = deps;
  const { onSessionsEnded } = deps;
  const guesses = guessing(deps);

  async function sendLink(emailKey: string): Promise<void> {
    const row = await accountRepository(db).findByEmail(emailKey);
    if (!row || !(await mayBeMailed(emailKey))) return;
    const token = newToken();
    await resetRepository(db).add(hashOfToken(token), row.user_id, clock() + LINK_LIFETIME);
    const link = new URL(`/resetpassword?token=${token}`, publicUrl);
    await mailer.send(recoveryMail({ to: row.email, username: row.username }, link.href));
  }

  const mayBeMailed = (emailKey: string): Promise<boolean> =>
    limits.take('recovery-account', emailKey).then(
      () => true,
      (error: unknown) => {
        if (error instanceof TooManyRequests) return false;
        throw error;
      },
    );

  /** @throws {Refusal} `invalid-reset-token` if the link is unknown, used or expired */
  async function checkReset(token: string): Promise<void> {
    const row = await resetRepository(db).find(hashOfToken(token), clock());
    if (!row) throw new Refusal('invalid-reset-token');
  }

  return {
    /**
     * Mails a link if an account has the e-mail. Looks for the account only after the answer and a random delay, so
     * that neither the answer nor the time of this or the next answer tells whether the account exists.
     *
     * @throws {Refusal} `too-many-requests`
     */
    async sendRecovery(email: string, address: string): Promise<void> {
      await limits.take('recovery-address', address);
      backgroundTasks.run('recovery', async () => {
        await new Promise((due) => setTimeout(due, randomInt(DELAY.least, DELAY.most)));
        await sendLink(nameKey(email));
      });
    },

    checkReset,

    /**
     * Sets a password with a link, which works once, and ends all sessions.
     *
     * @throws {Refusal} `invalid-reset-token`, `invalid-input`, `too-busy`
     */
    async reset(token: string, password: string): Promise<void> {
      await checkReset(token);
      await checkNewPassword(password, 'password');
      const passwordHash = await passwords.hash(password);
      const emailKey = await transact(async (unit) => {
        const used = await resetRepository(unit.db).take(hashOfToken(token), clock());
        const changes = { password_hash: passwordHash };
        const row = used && (await accountRepository(unit.db).update(used.user_id, changes));
        if (!row) throw new Refusal('invalid-reset-token');

        await resetRepository(unit.db).removeOf(row.user_id);
        const ended = await sessionStore(unit.db, clock).closeAll(row.user_id);
        const entry = { actor_id: row.user_id, target_id: row.user_id, detail: null };
        await auditRepository(unit.db).add({ ...entry, at: clock(), action: 'reset' });
        unit.afterCommit(() => onSessionsEnded(ended));
        return row.email_key;
      });
      await limits.clear('login-account', emailKey); // wrong guesses no longer lock out the owner
    },

    /**
     * Sets a password with the old password, and ends all other sessions. Mailed links stay valid: a thief of the
     * password cannot read the owner's mailbox.
     *
     * @throws {Refusal} `no-session`, `no-password`, `too-many-requests`, `too-busy`, `wrong-password`,
     * `same-password`, `invalid-input`
     */
    async changePassword(caller: Caller, oldPassword: string, newPassword: string): Promise<void> {
      const row = await accountRepository(db).find(caller.userId);
      if (!row) throw new Refusal('no-session');
      if (row.password_hash === null) throw new Refusal('no-password');
      if (oldPassword === newPassword) throw new Refusal('same-password');
      await checkNewPassword(newPassword, 'newPassword');
      await limits.take('password-change', row.user_id); // first, so that calls during the comparison count
      const apart = { account: row.user_id }; // not the key of logins, which strangers can use up by guessing
      try {
        const isRight = await guesses.isRight(oldPassword, row.password_hash, apart);
        if (!isRight) {
          // A repeated request, whose first answer was lost: the new password is set already.
          if (await passwords.isRight(newPassword, row.password_hash)) return;
          throw wrongPassword();
        }
      } catch (error) {
        await limits.giveBack('password-change', row.user_id);
        throw error;
      }

      const changes = { password_hash: await passwords.hash(newPassword) };
      const checked = { password_hash: row.password_hash };
      await transact(async (unit) => {
        const changed = await accountRepository(unit.db).update(row.user_id, changes, checked);
        if (!changed) throw wrongPassword(); // the password has just been changed
        const ended = await sessionStore(unit.db, clock).closeAll(row.user_id, caller.sessionId);
        unit.afterCommit(() => onSessionsEnded(ended));
      });
    },
  };
}

const wrongPassword = () =>
  new Refusal('wrong-password', { oldPassword: words.refusals['wrong-password'] });
