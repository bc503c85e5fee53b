import { randomInt } from 'node:crypto';
import { isUsername, nameKey, USERNAME_MAX } from '@darts/rules/accounts/usernames';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/transactions.ts';
import { auditRepository } from './audit.ts';
import { googleVerifier, type GoogleIdentity } from './google.ts';
import { newRow } from './new-account.ts';
import { accountRepository } from './repository.ts';
import { sessionStore } from './sessions.ts';
import type { UserRow } from './tables.ts';
import type { World } from './world.ts';

/** Whose account a Google identity is. It is known by its subject; an e-mail may change hands. */
export function googleAccounts({ transact, clock, google, onSessionsEnded }: World) {
  const verify = google && googleVerifier(google, clock);

  /** Links an account to the identity of its e-mail; what opened it before no longer does. */
  async function link(unit: Unit, row: UserRow, { subject }: GoogleIdentity): Promise<UserRow> {
    if (row.google_subject !== null) throw new Refusal('email-taken');
    const changes = { google_subject: subject, password_hash: null };
    const linked = await accountRepository(unit.db).update(row.user_id, changes);
    if (!linked) throw new Refusal('user-not-found');

    const ended = await sessionStore(unit.db, clock).closeAll(row.user_id);
    const entry = { actor_id: row.user_id, target_id: row.user_id, detail: 'google' };
    await auditRepository(unit.db).add({ ...entry, at: clock(), action: 'link' });
    unit.afterCommit(() => onSessionsEnded(ended));
    return linked;
  }

  async function create(unit: Unit, { subject, email, name }: GoogleIdentity): Promise<UserRow> {
    const accounts = accountRepository(unit.db);
    for (const username of namesLike(name ?? email)) {
      const chosen = { username, email, google_subject: subject, password_hash: null };
      const row = newRow({ ...chosen, role: 'user', now: clock() });
      if (await accounts.add(row)) return row;
    }
    throw new Refusal('lost-race');
  }

  return {
    /** @throws {Refusal} `google-refused` unless the provider vouches for the token */
    async accountOf(idToken: string): Promise<UserRow> {
      if (!verify) throw new Refusal('google-off');
      const identity = await verify(idToken);
      return transact(async (unit) => {
        const accounts = accountRepository(unit.db);
        const known = await accounts.findByGoogle(identity.subject);
        if (known) return known;
        const mailed = await accounts.findByEmail(nameKey(identity.email));
        return mailed ? link(unit, mailed, identity) : create(unit, identity);
      });
    },
  };
}

const TRIES = 20;

/** Names to try for somebody new: what they are called, then the same with a number. */
function namesLike(called: string): string[] {
  const letters =
    called
      .split('@')[0]
      ?.replaceAll(/[^\p{L}\p{Nd}_.-]/gu, '')
      .normalize('NFC') ?? '';
  const name = isUsername(letters.slice(0, USERNAME_MAX))
    ? letters.slice(0, USERNAME_MAX)
    : 'jugador';
  const numbered = Array.from({ length: TRIES }, () => `${name.slice(0, 9)}${randomInt(1e5, 1e6)}`);
  return [name, ...numbered];
}
