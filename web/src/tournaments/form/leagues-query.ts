import type { League, ListedLeague } from '@darts/contracts/leagues';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { get } from '#platform/api.ts';

/** How many leagues are offered; more are found by name. */
export const LEAGUES_OFFERED = 100;

type NamedLeague = Pick<League, 'leagueId' | 'name'>;

/** The leagues that have a table, newest first. */
export const leaguesQuery = (q: string) =>
  queryOptions({
    queryKey: ['leagues', 'list', 'with-table', q],
    queryFn: async ({ signal }): Promise<readonly NamedLeague[]> => {
      const page = new URLSearchParams({
        status: 'encurso,finalizada',
        limit: String(LEAGUES_OFFERED),
        ...(q && { q }),
      });
      const { leagues } = await get<{ leagues: readonly ListedLeague[] }>(
        `/leagues/?${page}`,
        signal,
      );
      return leagues;
    },
    placeholderData: keepPreviousData,
  });

/** What a league that is chosen by now is called. */
export const chosenLeagueQuery = (leagueId: string) =>
  queryOptions({
    queryKey: ['leagues', leagueId],
    queryFn: ({ signal }) => get<{ league: NamedLeague }>(`/leagues/${leagueId}`, signal),
    select: ({ league }) => league,
    enabled: leagueId !== '',
  });
