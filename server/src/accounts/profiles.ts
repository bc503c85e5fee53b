import type { ProfileEdit, RoleChange, User, Users, UsersPage } from '@darts/contracts/accounts';
import { canOrganise, isAdmin } from '@darts/rules/accounts/permissions';
import { nameKey } from '@darts/rules/accounts/usernames';
import type { Caller } from '#platform/caller.ts';
import { isDuplicate } from '#platform/store/database.ts';
import { lock } from '#platform/store/locks.ts';
import { Refusal } from '#platform/refusals.ts';
import { auditRepository } from './audit.ts';
import { checkUsername, nameColumns, takenRefusal } from './new-account.ts';
import { accountRepository } from './repository.ts';
import { userView } from './views.ts';
import type { Deps } from './deps.ts';

/** Lock of the transactions that could remove the last admin: role changes and deletions. */
export const ADMINS_LOCK = 'admins';

/** Profiles of users: reads, edits by their owners, and role changes. */
export function profiles({ db, transact, clock, followUp }: Deps) {
  const accounts = accountRepository(db);

  return {
    /** @throws {Refusal} `user-not-found` */
    async get(userId: string, asker: Caller): Promise<User> {
      const row = await accounts.find(userId);
      if (!row) throw new Refusal('user-not-found');
      return userView(row, asker);
    },

    /**
     * Returns a page of the users by name, and how many match its filters; for admins.
     *
     * @throws {Refusal} `forbidden`
     */
    async list(page: UsersPage, asker: Caller): Promise<Users> {
      if (!isAdmin(asker.role)) throw new Refusal('forbidden');
      const users = (await accounts.list(page)).map((row) => userView(row, asker));
      return { users, total: await accounts.count(page) };
    },

    /**
     * Changes the caller's own profile. An absent field keeps its value.
     *
     * @throws {Refusal} `forbidden`, `invalid-input`, `username-taken`, `user-not-found`
     */
    async edit(userId: string, edit: ProfileEdit, asker: Caller): Promise<User> {
      if (userId !== asker.userId) throw new Refusal('forbidden');
      checkUsername(edit.username);
      const { username, status, showEmail } = edit;
      const key = nameKey(username);
      const row = await accounts
        .update(userId, {
          ...nameColumns(username),
          ...(status !== undefined && { status: status === '' ? null : status }),
          ...(showEmail !== undefined && { show_email: showEmail ? 1 : 0 }),
        })
        .catch(async (error: unknown) => {
          if (!isDuplicate(error)) throw error;
          throw await takenRefusal(accounts, { user_id: userId, username_key: key, email_key: '' });
        });
      if (!row) throw new Refusal('user-not-found');
      return userView(row, asker);
    },

    /**
     * Changes a role; for admins. The caller's role is read again under the lock: it may have changed since.
     *
     * @throws {Refusal} `forbidden`, `user-not-found`, `last-admin`
     */
    setRole: ({ userId, role }: RoleChange, asker: Caller): Promise<User> =>
      transact(async (unit) => {
        const trusted = accountRepository(unit.db);
        await lock(unit.db, [ADMINS_LOCK]);
        const actor = await trusted.find(asker.userId);
        if (!actor || !isAdmin(actor.role)) throw new Refusal('forbidden');
        const before = await trusted.find(userId);
        if (!before) throw new Refusal('user-not-found');
        if (before.role === role) return userView(before, asker);

        const isDemoted = isAdmin(before.role) && !isAdmin(role);
        if (isDemoted && (await trusted.count({ role: 'admin' })) === 1)
          throw new Refusal('last-admin');
        await trusted.update(userId, { role });
        if (canOrganise(before.role) !== canOrganise(role))
          await followUp.roleChanged(unit, userId);
        const detail = `${before.role} > ${role}`;
        const entry = { actor_id: asker.userId, target_id: userId, detail };
        await auditRepository(unit.db).add({ ...entry, at: clock(), action: 'role' });
        return userView({ ...before, role }, asker);
      }),
  };
}
