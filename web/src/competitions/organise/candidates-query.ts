import type { Candidates } from '@darts/contracts/competitions';
import { CANDIDATES_Q_MIN } from '@darts/contracts/competitions';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Place } from '#competitions/use-action.ts';
import { get } from '#platform/api.ts';

const NAMES_AT_A_TIME = 10;

/**
 * The players with a piece of text in their names who are not enrolled, by name; none before enough of
 * it is typed. Each page asks for one more than it shows, to know if more follow.
 */
export const candidatesQuery = ({ path, queryKey }: Place, q: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, 'candidates', q],
    queryFn: ({ pageParam: after, signal }) => {
      const page = new URLSearchParams({ q, limit: String(NAMES_AT_A_TIME + 1), ...after });
      return get<Candidates>(`${path}/candidates?${page}`, signal);
    },
    enabled: q.length >= CANDIDATES_Q_MIN,
    initialPageParam: {},
    getNextPageParam: ({ users }) => {
      const last = users[NAMES_AT_A_TIME - 1];
      return users.length > NAMES_AT_A_TIME && last ? { after: last.username } : undefined;
    },
    select: ({ pages }) => pages.flatMap(({ users }) => users.slice(0, NAMES_AT_A_TIME)),
    placeholderData: keepPreviousData,
  });
