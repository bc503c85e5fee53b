import { getInvitation } from '@darts/contracts/addresses/competitions';
import type { Invitation } from '@darts/contracts/competitions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api.ts';

/**
 * Query for the current state of an invitation.
 *
 * @param userId of the caller, who is told more than guests; undefined for guests, and until it is known
 */
export const invitationQuery = (token: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['competitions', 'invitations', token, userId],
    queryFn: async ({ signal }): Promise<Invitation> => {
      const { invitation } = await call(getInvitation, { params: { token }, signal });
      return invitation;
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
