import type { UserRef } from '@darts/contracts/accounts';
import { nameKey } from '@darts/rules/accounts/usernames';
import { averagePerTurn } from '@darts/rules/play/x01/statistics';
import type { Db } from '#platform/store/db.ts';
import type { Query } from '#platform/store/statements.ts';
import { deletion } from './deletion.ts';
import { erasure } from './erasure.ts';
import { profiles } from './profiles.ts';
import { accountRepository, type CountedGame, type NamesPage } from './repository.ts';
import { retention } from './retention.ts';
import { firstAdmin } from './sign-in/first-admin.ts';
import { recovery } from './sign-in/recovery.ts';
import { signingIn } from './sign-in/signing-in.ts';
import type { AccountFollowUp, Deps } from './deps.ts';

/** Accounts: sign-up, sessions, profiles, password recovery, deletion and retention. */
export function accountService(deps: Deps) {
  const erasing = erasure(deps);
  const deleting = deletion(deps, erasing);
  const entry = signingIn(deps);
  const profile = profiles(deps);
  const password = recovery(deps);

  return {
    ensureAdmin: firstAdmin(deps).ensureAdmin,
    create: entry.create,
    login: entry.login,
    loginWithGoogle: entry.loginWithGoogle,
    logout: entry.logout,
    refresh: entry.refresh,
    sessions: entry.sessions,
    endedAmong: entry.endedAmong,

    get: profile.get,
    list: profile.list,
    edit: profile.edit,
    setRole: profile.setRole,

    sendRecovery: password.sendRecovery,
    checkReset: password.checkReset,
    reset: password.reset,
    changePassword: password.changePassword,

    remove: deleting.remove,
    endGamesOfDeleted: deleting.endGamesOfDeleted,
    forgetUnused: retention(deps, deleting, erasing).forgetUnused,
    /** To be called every second. */
    eraseDeleted: erasing.eraseDeleted,

    /** Client id of this product at Google; null if sign-in with Google is off. */
    googleClientId: deps.google?.clientId ?? null,

    /** Returns the ids among `userIds` that have no account. */
    goneAmong: (trx: Db, userIds: readonly string[]): Promise<readonly string[]> =>
      accountRepository(trx).goneAmong(userIds),

    /** Returns the average per turn of each user who has thrown, by user id. */
    async averagesOf(trx: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (userIds.length === 0) return new Map();
      const tallies = await accountRepository(trx).tallies(userIds);
      const thrown = tallies.filter(({ turns }) => turns > 0);
      return new Map(thrown.map((tally) => [tally.user_id, averagePerTurn(tally)]));
    },

    /** Returns the ids and usernames of a page, by name, without the accounts `exceptIds`. */
    async named(page: NamesPage, exceptIds: readonly string[]): Promise<UserRef[]> {
      const rows = await accountRepository(deps.db).named(page, exceptIds);
      return rows.map(({ user_id: userId, username }) => ({ userId, username }));
    },

    /** Returns the id and role of the account with a username; undefined if there is no such account. */
    async whoIs(username: string) {
      const row = await accountRepository(deps.db).findByUsername(nameKey(username));
      return row && { userId: row.user_id, role: row.role };
    },

    /** Returns the query that adds a finished game to a player's statistics, for the script that finishes the game. */
    countGame: (userId: string, counted: CountedGame): Query =>
      accountRepository(deps.db).countGame(userId, counted),
  };
}

export { lockAccounts } from './account-lock.ts';
export { roleOf, usernameOf } from './standing.ts';
export { refOf } from './views.ts';
export type { AccountFollowUp };
export type AccountService = ReturnType<typeof accountService>;
