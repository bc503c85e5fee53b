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

/** How long it is looked whether games of a deleted account are left, as its server was killed. In milliseconds. */
const LOOKED_AFTER = 30 * 24 * 3_600_000;

/** Deleting accounts: in one transaction, but for the games that are left, of which there may be a thousand. */
export const deletion = (
  { db, transact, clock, followUp, onSessionsEnded }: Deps,
  { eraseSoon }: Erasure,
) => ({
  /**
   * Deletes a user. Games and competitions release them, their sessions end, their data is gone,
   * and their name and e-mail are free again. Then what they were still to play is lost.
   *
   * @param actorId the user themselves; nobody (null) when it is for lack of use
   * @param expected how the account still has to be, or it counts as not found
   * @throws {Refusal} `user-not-found`, `last-admin`
   */
  async remove(userId: string, actorId: string | null, expected?: Partial<UserRow>): Promise<void> {
    await transact(async (unit) => {
      const accounts = accountRepository(unit.db);
      await lock(unit.db, [ADMINS_LOCK, accountLock(userId)]); // whatever names them is seen below
      // Written, so that whoever opens a session meanwhile waits, and finds no account.
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
    // The account is gone: a failure here is no answer to the caller. `endGamesOfDeleted` tries again.
    await followUp.gone([userId]).catch(() => {});
  },

  /**
   * Ends games of deleted accounts that were left, as by a server that was killed. Called periodically, by any
   * number of servers. A failure for one account does not keep the others from being ended; the first one is thrown.
   */
  endGamesOfDeleted: async (): Promise<void> =>
    followUp.gone(await auditRepository(db).targets('deletion', clock() - LOOKED_AFTER)),
});

export type Deletion = ReturnType<typeof deletion>;
