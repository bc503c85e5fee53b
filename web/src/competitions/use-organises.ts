import { helpers } from '@darts/contracts/addresses/officiating';
import { canOrganise } from '@darts/rules/accounts/permissions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { useUser } from '#platform/session.ts';
import { isAmong, useRuns, type Competition } from './competition.ts';
import { placeOf, type Kind } from './kind.ts';

/** Query for the helpers named by the creator of a competition. */
export const helpersQuery = (kind: Kind, id: string) => {
  const { queryKey, competitionId } = placeOf(kind, id);
  return queryOptions({
    queryKey: [...queryKey, 'helpers'],
    queryFn: ({ signal }) => call(helpers(kind.kind), { params: { competitionId }, signal }),
    select: ({ users }) => users,
  });
};

/**
 * True if the user may decide the games of a competition: as its organiser, or as a helper who still has the role of an
 * organiser.
 */
export function useOrganises(kind: Kind, id: string, competition: Competition): boolean {
  const { userId, role } = useUser();
  const runs = useRuns()(competition);
  const mayHelp = canOrganise(role);
  const isAsked = !runs && mayHelp && competition.status === 'encurso';
  const { data: helping = [] } = useQuery({ ...helpersQuery(kind, id), enabled: isAsked });
  return runs || (mayHelp && isAmong(helping, userId));
}
