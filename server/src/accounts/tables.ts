import type { Role } from '@darts/rules/accounts/permissions';

export type UserRow = {
  user_id: string;
  username: string;
  username_key: string; // two names with one key are one name
  email: string;
  email_key: string;
  password_hash: string | null; // null: the account has no password
  role: Role;
  status: string | null;
  show_email: number;
  created_at: number;
  last_seen_at: number;
  games_played: number;
  games_won: number;
  points: number; // sum of the totals of all turns of finished games
  turns: number;
};

type SessionRow = {
  session_id: string; // hash of the token that only the browser has
  user_id: string;
  fresh_until: number; // then it must be refreshed
  expires_at: number; // then it is over
};

declare module '#platform/database.ts' {
  interface Tables {
    users: UserRow;
    sessions: SessionRow;
  }
}
