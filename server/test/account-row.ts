import { randomUUID } from 'node:crypto';
import type { Role } from '@darts/rules/accounts/permissions';

/** An account as the product writes it, but for the password, which takes it a tenth of a second. */
export function accountRow(role: Role, now: number) {
  const name = randomUUID();
  const email = `${name}@correo.es`;
  return {
    user_id: randomUUID(),
    username: name,
    username_key: name,
    sort_key: name,
    email,
    email_key: email,
    password_hash: null,
    role,
    status: null,
    show_email: 1,
    created_at: now,
    last_seen_at: now,
    warned_at: null,
    google_subject: null,
    games_played: 0,
    games_won: 0,
    points: 0,
    turns: 0,
  };
}
