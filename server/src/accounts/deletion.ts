import { isAdmin } from '@darts/rules/accounts/permissions';
import { lock, removeLock } from '#platform/store/locks.ts';
import { Refusal } from '#platform/refusals.ts';
import { accountLock } from './account-lock.ts';
import { auditRepository } from './audit.ts';
import type { Erasure } from './erasure.ts';
import { ADMINS_LOCK } from './profiles.ts';
import { accountRepository } from './repository.ts';
import { sessionStore } from './sessions.ts';
import type { UserRow } from './tables.ts';
import type { Deps } from './deps.ts';

/**
 * Period after a deletion in which games that the account still has are ended, in milliseconds. A killed server leaves
 * such games.
 */
const LOOKED_AFTER = 30 * 24 * 3_600_000;

/** Deletes accounts, each in one transaction. Up to a thousand unplayed games are forfeited after the commit. */
export const deletion = (
  { db, transact, clock, followUp, onSessionsEnded }: Deps,
  { eraseSoon }: Erasure,
) => ({
  /**
   * Deletes a user. Games and competitions release the user, the sessions end, the data is deleted, and the username
   * and e-mail become available. After the commit, the user's unplayed games are forfeited.
   *
   * @param actorId the user themselves; null if the account is deleted for lack of use
   * @param expected columns that the account must still have; otherwise it counts as not found
   * @throws {Refusal} `user-not-found`, `last-admin`
   */
  async remove(userId: string, actorId: string | null, expected?: Partial<UserRow>): Promise<void> {
    await transact(async (unit) => {
      const accounts = accountRepository(unit.db);
      await lock(unit.db, [ADMINS_LOCK, accountLock(userId)]); // first: what others wrote about the user is seen below
      // The update locks the row: a concurrent login waits, and then finds no account.
      const row = expected
        ? await accounts.update(userId, expected, expected)
        : await accounts.find(userId);
      if (!row) throw new Refusal('user-not-found');
      if (isAdmin(row.role) && (await accounts.count({ role: 'admin' })) === 1) {
        throw new Refusal('last-admin');
      }

      await followUp.deleted(unit, userId);
      const ended = await sessionStore(unit.db, clock).closeAll(userId);
      await accounts.remove(userId);
      await removeLock(unit.db, accountLock(userId));
      const entry = { actor_id: actorId, target_id: userId, detail: null };
      await auditRepository(unit.db).add({ ...entry, at: clock(), action: 'deletion' });
      unit.afterCommit(() => onSessionsEnded(ended));
      unit.afterCommit(eraseSoon);
    });
    // The account is deleted: a failure here is not reported to the caller. `endGamesOfDeleted` retries.
    await followUp.gone([userId]).catch(() => {});
  },

  /**
   * Forfeits the unplayed games that deleted accounts still have, such as after a server was killed. Called
   * periodically, by any number of servers. A failure for one account does not stop the others; the first failure is
   * thrown.
   */
  endGamesOfDeleted: async (): Promise<void> =>
    followUp.gone(await auditRepository(db).targets('deletion', clock() - LOOKED_AFTER)),
});

export type Deletion = ReturnType<typeof deletion>;
