import type { Invitation } from '@darts/contracts/competitions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { get } from '#platform/api.ts';

/**
 * What a link to join is for, as it stands now.
 *
 * @param userId of who asks, who is told more than guests; absent for them, and until it is known
 */
export const invitationQuery = (token: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['competitions', 'invitations', token, userId],
    queryFn: async ({ signal }): Promise<Invitation> => {
      const path = `/invitations/${encodeURIComponent(token)}`;
      const { invitation } = await get<{ invitation: Invitation }>(path, signal);
      return invitation;
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
