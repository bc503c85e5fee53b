import { nameKey } from '@darts/rules/accounts/usernames';
import { Refusal } from '#platform/refusals.ts';
import { LostRace, type Unit } from '#platform/store/transactions.ts';
import { auditRepository } from '#accounts/audit.ts';
import { googleVerifier, type GoogleIdentity } from './google.ts';
import { namesLike } from './free-names.ts';
import { newRow } from '#accounts/new-account.ts';
import { accountRepository } from '#accounts/repository.ts';
import { sessionStore } from '#accounts/sessions.ts';
import type { UserRow } from '#accounts/tables.ts';
import type { Deps } from '#accounts/deps.ts';

/**
 * Finds, links or creates the accounts of Google identities. The subject is looked up before the e-mail, which may
 * change hands.
 */
export function googleAccounts({ clock, google, onSessionsEnded }: Deps) {
  const verifier = google && googleVerifier(google, clock);

  /**
   * Links an account to the identity with its e-mail, removes its password and ends its sessions.
   *
   * @throws {Refusal} `email-taken` if the account is linked to another identity
   */
  async function link(unit: Unit, row: UserRow, { subject }: GoogleIdentity): Promise<UserRow> {
    if (row.google_subject !== null) throw new Refusal('email-taken');
    const changes = { google_subject: subject, password_hash: null };
    const unlinked = { google_subject: null };
    const linked = await accountRepository(unit.db).update(row.user_id, changes, unlinked);
    if (!linked) throw new LostRace(); // linked by another sign-in, or deleted

    const ended = await sessionStore(unit.db, clock).closeAll(row.user_id);
    const entry = { actor_id: row.user_id, target_id: row.user_id, detail: 'google' };
    await auditRepository(unit.db).add({ ...entry, at: clock(), action: 'link' });
    unit.afterCommit(() => onSessionsEnded(ended));
    return linked;
  }

  async function create(unit: Unit, { subject, email, name }: GoogleIdentity): Promise<UserRow> {
    const accounts = accountRepository(unit.db);
    for (const username of namesLike((name ?? email).replace(/@.*/, ''))) {
      const chosen = { username, email, google_subject: subject, password_hash: null };
      const row = newRow({ ...chosen, role: 'user', now: clock() });
      if (await accounts.add(row)) return row;
    }
    throw new LostRace(); // another sign-in or sign-up has just taken the e-mail
  }

  return {
    /** @throws {Refusal} `google-off` if sign-in with Google is off, `google-refused` if the token is invalid */
    async verify(idToken: string): Promise<GoogleIdentity> {
      if (!verifier) throw new Refusal('google-off');
      return verifier(idToken);
    },

    async accountOf(unit: Unit, identity: GoogleIdentity): Promise<UserRow> {
      const accounts = accountRepository(unit.db);
      const known = await accounts.findByGoogle(identity.subject);
      if (known) return known;
      const mailed = await accounts.findByEmail(nameKey(identity.email));
      return mailed ? link(unit, mailed, identity) : create(unit, identity);
    },
  };
}
