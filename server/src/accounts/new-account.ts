import { randomUUID } from 'node:crypto';
import { missingPasswordParts } from '@darts/rules/accounts/passwords';
import type { Role } from '@darts/rules/accounts/permissions';
import { isUsername, nameKey, sortKey } from '@darts/rules/accounts/usernames';
import { Refusal } from '#platform/refusals.ts';
import { words } from '#words.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { AccountRepository } from './repository.ts';
import type { UserRow } from './tables.ts';

type Chosen = Pick<UserRow, 'username' | 'email' | 'password_hash' | 'google_subject'> & {
  readonly role: Role;
  readonly now: number;
};

export const nameColumns = (username: string) => ({
  username,
  username_key: nameKey(username),
  sort_key: sortKey(username),
});

/** Returns the row of a new account, to be inserted. */
export const newRow = ({ now, ...chosen }: Chosen): UserRow => ({
  ...chosen,
  user_id: randomUUID(),
  ...nameColumns(chosen.username),
  email_key: nameKey(chosen.email),
  status: null,
  show_email: 1,
  created_at: now,
  last_seen_at: now,
  warned_at: null,
  games_played: 0,
  games_won: 0,
  points: 0,
  turns: 0,
});

/** @throws {Refusal} `invalid-input` with an error for the field `username` */
export function checkUsername(username: string): void {
  if (isUsername(username)) return;
  throw new Refusal('invalid-input', {
    username: words.fields.username,
  });
}

/** @throws {Refusal} `invalid-input` with an error for `field` if the password is weak or common */
export async function checkNewPassword(password: string, field: string): Promise<void> {
  if (missingPasswordParts(password).length > 0) {
    throw new Refusal('invalid-input', {
      [field]: words.fields.weakPassword,
    });
  }
  if (await isCommonPassword(password)) {
    throw new Refusal('invalid-input', { [field]: words.fields.commonPassword });
  }
}

/**
 * Returns the refusal for a taken username or e-mail, with an error for each field that another account has. The code
 * is `email-taken` if both are taken.
 */
export async function takenRefusal(
  accounts: AccountRepository,
  { user_id, username_key, email_key }: Pick<UserRow, 'user_id' | 'username_key' | 'email_key'>,
): Promise<Refusal> {
  const named = await accounts.findByUsername(username_key);
  const mailed = await accounts.findByEmail(email_key);
  const isNameTaken = named !== undefined && named.user_id !== user_id;
  const isEmailTaken = mailed !== undefined && mailed.user_id !== user_id;
  return new Refusal(isEmailTaken ? 'email-taken' : 'username-taken', {
    ...(isNameTaken && { username: words.refusals['username-taken'] }),
    ...(isEmailTaken && { email: words.refusals['email-taken'] }),
  });
}
