import { listCandidates } from '@darts/contracts/addresses/competitions';
import { CANDIDATES_Q_MIN } from '@darts/contracts/competitions';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Place } from '#competitions/use-action.ts';
import { call } from '#platform/api.ts';

const NAMES_PER_PAGE = 10;

/**
 * Query for the players who are not enrolled and whose names contain `q`, by name; disabled until `q` is long enough.
 * Each request asks for one player more than a page shows, to know if more follow.
 */
export const candidatesQuery = ({ kind, competitionId, queryKey }: Place, q: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, 'candidates', q],
    queryFn: ({ pageParam: after, signal }) => {
      const query = { q, limit: NAMES_PER_PAGE + 1, ...after };
      return call(listCandidates(kind), { params: { competitionId }, query, signal });
    },
    enabled: q.length >= CANDIDATES_Q_MIN,
    initialPageParam: {},
    getNextPageParam: ({ users }) => {
      const last = users[NAMES_PER_PAGE - 1];
      return users.length > NAMES_PER_PAGE && last ? { after: last.username } : undefined;
    },
    select: ({ pages }) => pages.flatMap(({ users }) => users.slice(0, NAMES_PER_PAGE)),
    placeholderData: keepPreviousData,
  });
