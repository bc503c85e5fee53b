import type { Db } from '#platform/store/db.ts';
import { lock } from '#platform/store/locks.ts';
import { accountRepository } from './repository.ts';

/**
 * Returns the name of an account's lock. The account's deletion takes it, and each transaction that needs the account
 * to exist.
 */
export const accountLock = (userId: string): string => `account ${userId}`;

/**
 * Locks accounts until the transaction ends. Meanwhile none is deleted, and what the transaction reads about their
 * users (in a game, in the lobby) stays true. Must come before all other locks, as in a deletion, to avoid deadlocks.
 *
 * @returns true if all accounts exist
 */
export async function lockAccounts(trx: Db, userIds: readonly string[]): Promise<boolean> {
  await lock(trx, userIds.map(accountLock));
  const there = await accountRepository(trx).existing(userIds);
  return there.length === new Set(userIds).size;
}
