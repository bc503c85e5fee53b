import type { UserRef } from '@darts/contracts/accounts';
import { canOrganise } from '@darts/rules/accounts/permissions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '#platform/api.ts';
import { useUser } from '#platform/session.ts';
import { isAmong, useRuns, type Competition } from './competition.ts';
import { placeOf, type Kind } from './kind.ts';

/** The organisers whom the creator of a competition has named as helpers. */
export const helpersQuery = (kind: Kind, id: string) => {
  const { path, queryKey } = placeOf(kind, id);
  return queryOptions({
    queryKey: [...queryKey, 'helpers'],
    queryFn: ({ signal }) => get<{ users: UserRef[] }>(`${path}/helpers`, signal),
    select: ({ users }) => users,
  });
};

/** Whether the user decides its games: who runs it, and helpers. */
export function useOrganises(kind: Kind, id: string, competition: Competition): boolean {
  const { userId, role } = useUser();
  const runs = useRuns()(competition);
  const isAsked = !runs && canOrganise(role) && competition.status === 'encurso';
  const { data: helpers = [] } = useQuery({ ...helpersQuery(kind, id), enabled: isAsked });
  return runs || isAmong(helpers, userId);
}
