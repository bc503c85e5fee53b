import type { Role } from '@darts/rules/accounts/permissions';

export type UserRow = {
  user_id: string;
  username: string;
  username_key: string; // unique; equal for spellings of one name
  sort_key: string; // sorts lists; `username_key` breaks ties
  email: string;
  email_key: string;
  password_hash: string | null; // null: the account has no password
  role: Role;
  status: string | null;
  show_email: number;
  created_at: number;
  last_seen_at: number; // the last login or refresh
  warned_at: number | null; // time of the mail that warns of deletion for lack of use
  google_subject: string | null; // the user's id at Google; null: not linked
  games_played: number;
  games_won: number;
  points: number; // sum of the totals of all turns of finished games
  turns: number;
};

type SessionRow = {
  session_id: string; // hash of the token that only the browser has
  user_id: string;
  fresh_until: number; // time from which the browser must refresh the session
  expires_at: number; // time from which the session is expired
};

type PasswordResetRow = {
  token_hash: string; // of the token in the mail's link
  user_id: string;
  expires_at: number;
};

/** Entry of the audit log. Users are stored as ids only, which identify nobody once the account is deleted. */
export type AuditRow = {
  entry_id: string;
  at: number;
  actor_id: string | null; // null: the server itself
  action: AuditAction;
  target_id: string;
  detail: string | null;
};

export type AuditAction = 'role' | 'deletion' | 'reset' | 'link';

declare module '#platform/store/db.ts' {
  interface Tables {
    users: UserRow;
    sessions: SessionRow;
    password_resets: PasswordResetRow;
    audit_log: AuditRow;
  }
}
