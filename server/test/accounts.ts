/** Accounts inserted into a store directly: hashing a password takes the product long. */
import { randomUUID } from 'node:crypto';
import type { Role } from '@darts/rules/accounts/permissions';
import { newRow } from '../src/accounts/new-account.ts';
import { accountRepository } from '../src/accounts/repository.ts';
import { sessionStore } from '../src/accounts/sessions.ts';
import type { UserRow } from '../src/accounts/tables.ts';
import type { Db } from '../src/platform/store/db.ts';

const PASSWORD_HASH = 'YxLMA-_UbnEpdKqqlT59tg._wtwEVqUBc9pqCGX28z0Io2ZOGxApw0DJxrOCrvLEUM'; // of PASSWORD in player.ts

type Chosen = {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly role?: Role;
  readonly now: number;
};

/** Returns the row of a new account with the tests' password. */
export const newAccount = ({
  username = newName(),
  email = `${newName()}@correo.es`,
  role = 'user',
  now,
}: Chosen): UserRow =>
  newRow({
    username,
    email,
    password_hash: PASSWORD_HASH,
    google_subject: null,
    role,
    now,
  });

const newName = () => `p${randomUUID().slice(-12)}`;

/** Inserts a new account with an open session. */
export async function addAccount(db: Db, chosen: Chosen) {
  const { user_id: userId, ...row } = newAccount(chosen);
  await accountRepository(db).add({ user_id: userId, ...row });
  const token = await sessionStore(db, () => chosen.now).open(userId);
  return { userId, username: row.username, email: row.email, token };
}
