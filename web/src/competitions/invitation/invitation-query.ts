import type { Invitation } from '@darts/contracts/competitions';
import { queryOptions } from '@tanstack/react-query';
import { get } from '#platform/api.ts';

/** What a link to join is for, as it stands now. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['competitions', 'invitations', token],
    queryFn: async ({ signal }): Promise<Invitation> => {
      const path = `/invitations/${encodeURIComponent(token)}`;
      const { invitation } = await get<{ invitation: Invitation }>(path, signal);
      return invitation;
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
