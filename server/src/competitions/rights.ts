import { isAdmin } from '@darts/rules/accounts/permissions';
import type { Actor, Caller } from '#platform/caller.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { lockAccounts } from '../accounts/service.ts';
import type { NamedCompetition } from './repository.ts';

/**
 * Keeps the caller from deleting the account until what is written for them is committed.
 *
 * @throws {Refusal} `no-session` when it is deleted already
 */
export async function lockCaller({ db }: Unit, { userId }: Caller): Promise<void> {
  if (!(await lockAccounts(db, [userId]))) throw new Refusal('no-session');
}

/** The creator; an admin stands in where the creator's account is gone. */
export function checkCreator(competition: NamedCompetition, caller: Caller): void {
  if (!isCreator(competition, caller)) throw new Refusal('not-the-creator');
}

export const isCreator = ({ creator, created_by }: NamedCompetition, caller: Actor): boolean =>
  created_by === caller.userId || (creator === null && isAdmin(caller.role));

export function checkPending({ status }: NamedCompetition): void {
  if (status !== 'pendiente') throw new Refusal('not-pending');
}
