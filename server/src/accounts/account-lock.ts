import type { Db } from '#platform/store/db.ts';
import { lock } from '#platform/store/locks.ts';
import { accountRepository } from './repository.ts';

/** Held by whatever gives an account something to do, and by its deletion. */
export const accountLock = (userId: string): string => `account ${userId}`;

/**
 * Locks accounts until the transaction ends: none is deleted meanwhile, and what depends on where else
 * their users are (in a game, in the lobby) stays as it is read. A transaction that does locks first of
 * all, as a deletion does, so that no two wait for each other.
 *
 * @returns whether all of them are still there
 */
export async function lockAccounts(trx: Db, userIds: readonly string[]): Promise<boolean> {
  await lock(trx, userIds.map(accountLock));
  const there = await accountRepository(trx).existing(userIds);
  return there.length === new Set(userIds).size;
}
