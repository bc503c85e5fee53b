import type { UserRef } from '@darts/contracts/accounts';
import type { competitionView } from '@darts/contracts/competitions';
import type { League } from '@darts/contracts/leagues';
import { isAdmin } from '@darts/rules/accounts/permissions';
import { useUser } from '#platform/session.ts';

/** Fields shared by leagues and tournaments. */
export type Competition = Pick<League, keyof typeof competitionView>;

/**
 * Returns a function that is true if the user runs a competition: as its creator or, if the creator has lost the role,
 * as an admin.
 */
export function useRuns(): (competition: Competition) => boolean {
  const { userId, role } = useUser();
  return ({ createdBy, isRunByAdmins = false }) =>
    isRunByAdmins ? isAdmin(role) : createdBy === userId;
}

/** Player as shown to members or guests; guests get no ids. */
export type AnyPlayer = Pick<UserRef, 'username'> & Partial<UserRef>;

export const isAmong = (players: readonly AnyPlayer[], userId: string): boolean =>
  players.some((player) => player.userId === userId);
