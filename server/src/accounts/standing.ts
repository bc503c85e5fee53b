import type { Role } from '@darts/rules/accounts/permissions';
import type { Db } from '#platform/store/db.ts';
import { accountRepository } from './repository.ts';

/** Returns the role of an account as `db` has it now, undefined once the account is deleted. */
export const roleOf = async (db: Db, userId: string): Promise<Role | undefined> =>
  (await accountRepository(db).find(userId))?.role;

/** Returns the username of an account, undefined if there is no such account. */
export const usernameOf = async (db: Db, userId: string): Promise<string | undefined> =>
  (await accountRepository(db).find(userId))?.username;
