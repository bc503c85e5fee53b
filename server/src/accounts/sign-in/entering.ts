import type { User } from '@darts/contracts/accounts';
import type { Unit } from '#platform/store/transactions.ts';
import { accountRepository } from '#accounts/repository.ts';
import { sessionStore } from '#accounts/sessions.ts';
import type { UserRow } from '#accounts/tables.ts';
import { userView } from '#accounts/views.ts';
import type { Deps } from '#accounts/deps.ts';

/** A new session and its user. The token goes into the browser's cookie and nowhere else. */
export type Entered = { readonly token: string; readonly user: User };

/** Credential that the caller has checked: the hash of the password, or the subject of the Google identity. */
type Key = { readonly password_hash: string } | { readonly google_subject: string };

export const entering =
  ({ clock, onSessionsEnded }: Deps) =>
  /**
   * Opens a session. Returns undefined if the key has changed since it was checked, or the account is deleted.
   *
   * The account's row is written before the sessions. A transaction that changes the key and ends all sessions writes
   * them in the same order: of the two, the second waits for the first and sees its changes.
   */
  async (unit: Unit, userId: string, key: Key): Promise<Entered | undefined> => {
    const seen: Partial<UserRow> = { last_seen_at: clock(), warned_at: null };
    const row = await accountRepository(unit.db).update(userId, seen, key);
    if (!row) return undefined;
    const sessions = sessionStore(unit.db, clock);
    const ended = await sessions.makeRoom(userId);
    unit.afterCommit(() => onSessionsEnded(ended));
    const token = await sessions.open(userId);
    return { token, user: userView(row, { userId, role: row.role }) };
  };
