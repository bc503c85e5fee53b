import type { UserRef } from '@darts/contracts/accounts';
import type { competitionView } from '@darts/contracts/competitions';
import type { League } from '@darts/contracts/leagues';
import { isAdmin } from '@darts/rules/accounts/permissions';
import { useUser } from '#platform/session.ts';

/** What leagues and tournaments tell of themselves alike. */
export type Competition = Pick<League, keyof typeof competitionView>;

/** Whether the user runs it: its creator or, where that account is gone, an admin. */
export function useRuns(): (competition: Competition) => boolean {
  const { userId, role } = useUser();
  return ({ createdBy }) => (createdBy === null ? isAdmin(role) : createdBy === userId);
}

export const isAmong = (players: readonly UserRef[], userId: string): boolean =>
  players.some((player) => player.userId === userId);
