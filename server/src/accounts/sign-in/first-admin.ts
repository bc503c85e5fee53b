import type { NewAccount } from '@darts/contracts/accounts';
import { isAdmin } from '@darts/rules/accounts/permissions';
import { nameKey } from '@darts/rules/accounts/usernames';
import { namesLike } from './free-names.ts';
import { checkNewPassword, checkUsername, newRow } from '#accounts/new-account.ts';
import { accountRepository } from '#accounts/repository.ts';
import type { Deps } from '#accounts/deps.ts';

/** Creates the first admin from `ADMIN_USERNAME`, `ADMIN_EMAIL` and `ADMIN_PASSWORD`. */
export const firstAdmin = ({ db, clock, passwords }: Deps) => ({
  /**
   * Creates the admin, unless an account has the e-mail. If the username is taken, a number is added to it. Several
   * servers may run this at the same time.
   *
   * @returns a message for the operator if the account differs from the settings
   * @throws {Refusal} `invalid-input`
   */
  async ensureAdmin({ username, email, password }: NewAccount): Promise<string | undefined> {
    const accounts = accountRepository(db);
    const known = await accounts.findByEmail(nameKey(email));
    if (known)
      return isAdmin(known.role)
        ? undefined
        : 'ADMIN_EMAIL: the account with this e-mail is no admin, and none was made';

    checkUsername(username);
    await checkNewPassword(password, 'password');
    const password_hash = await passwords.hash(password);
    for (const name of namesLike(username)) {
      const chosen = { username: name, email, password_hash, google_subject: null };
      const isAdded = await accounts.add(newRow({ ...chosen, role: 'admin', now: clock() }));
      const isItsOwn = nameKey(name) === nameKey(username);
      if (isAdded)
        return isItsOwn
          ? undefined
          : `ADMIN_USERNAME: '${username}' is taken; the admin is called '${name}'`;
    }
    return undefined; // another server has just created the admin
  },
});
