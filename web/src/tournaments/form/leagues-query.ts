import { getLeague, listLeagues } from '@darts/contracts/addresses/leagues';
import type { League } from '@darts/contracts/leagues';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api.ts';

/** Maximum number of leagues offered; a search by name finds the others. */
export const LEAGUES_OFFERED = 100;

type NamedLeague = Pick<League, 'leagueId' | 'name'>;

/** Query for the leagues that have a table, newest first. */
export const leaguesQuery = (q: string) =>
  queryOptions({
    queryKey: ['leagues', 'list', 'with-table', q],
    queryFn: async ({ signal }): Promise<readonly NamedLeague[]> => {
      const query = { status: 'encurso,finalizada', limit: LEAGUES_OFFERED, ...(q && { q }) };
      const { leagues } = await call(listLeagues, { query, signal });
      return leagues;
    },
    placeholderData: keepPreviousData,
  });

/** Query for the name of the chosen league. */
export const chosenLeagueQuery = (leagueId: string) =>
  queryOptions({
    queryKey: ['leagues', leagueId],
    queryFn: ({ signal }) => call(getLeague, { params: { leagueId }, signal }),
    select: ({ league }) => league,
    enabled: leagueId !== '',
  });
