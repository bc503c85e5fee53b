import { deletedPlayer, type User, type UserRef } from '@darts/contracts/accounts';
import { isAdmin } from '@darts/rules/accounts/permissions';
import { averagePerDart, averagePerTurn } from '@darts/rules/play/x01/statistics';
import type { Caller } from '#platform/caller.ts';
import { iso } from '#platform/clock.ts';
import type { UserRow } from './tables.ts';

/** Returns an account as `asker` may see it: only the owner and admins see a hidden e-mail. */
export function userView(row: UserRow, asker: Pick<Caller, 'userId' | 'role'>): User {
  const isOwner = asker.userId === row.user_id;
  const showsEmail = row.show_email === 1;
  return {
    userId: row.user_id,
    username: row.username,
    ...((showsEmail || isOwner || isAdmin(asker.role)) && { email: row.email }),
    role: row.role,
    status: row.status,
    createdAt: iso(row.created_at),
    stats: {
      gamesPlayed: row.games_played,
      gamesWon: row.games_won,
      mpt: averagePerTurn(row),
      mpd: averagePerDart(row),
    },
    ...(isOwner && { showEmail: showsEmail, hasPassword: row.password_hash !== null }),
  };
}

/**
 * Returns the reference to a user by which others see the user; null without a user id.
 *
 * @param username null if the account is deleted
 */
export function refOf(userId: string | null, username: string | null): UserRef | null {
  if (userId === null) return null;
  return username === null ? deletedPlayer : { userId, username };
}
