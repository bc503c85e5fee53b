import type {
  Classification,
  League,
  LeagueRound,
  Outlook,
  OverdueGames,
} from '@darts/contracts/leagues';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { get } from '#platform/api.ts';

export const leagueQuery = (leagueId: string) =>
  queryOptions({
    queryKey: ['leagues', leagueId],
    queryFn: ({ signal }) => get<{ league: League }>(`/leagues/${leagueId}`, signal),
    select: ({ league }) => league,
    refetchOnWindowFocus: 'always',
  });

export const classificationQuery = (leagueId: string) =>
  queryOptions({
    queryKey: ['leagues', leagueId, 'classification'],
    queryFn: ({ signal }) =>
      get<{ classification: Classification }>(`/leagues/${leagueId}/classification`, signal),
    select: ({ classification: rows }) => rows,
    refetchOnWindowFocus: 'always',
  });

/** What a player of a league in progress can still reach. */
export const outlookQuery = (leagueId: string, userId: string) =>
  queryOptions({
    queryKey: ['leagues', leagueId, 'outlook', userId],
    queryFn: ({ signal }) =>
      get<{ outlook: Outlook }>(`/leagues/${leagueId}/outlook/${userId}`, signal),
    select: ({ outlook }) => outlook,
  });

export const roundQuery = (leagueId: string, round: number) =>
  queryOptions({
    queryKey: ['leagues', leagueId, 'rounds', round],
    queryFn: ({ signal }) => get<LeagueRound>(`/leagues/${leagueId}/games/${round}`, signal),
    refetchOnWindowFocus: 'always',
  });

const OVERDUE_AT_A_TIME = 10;

/** The games of rounds gone by that are still to be played and not at risk yet, oldest first. */
export const overdueQuery = (leagueId: string) =>
  infiniteQueryOptions({
    queryKey: ['leagues', leagueId, 'overdue'],
    queryFn: ({ pageParam: after, signal }) => {
      const page = new URLSearchParams({
        inGrace: 'true',
        limit: String(OVERDUE_AT_A_TIME),
        ...after,
      });
      return get<OverdueGames>(`/leagues/${leagueId}/overdue?${page}`, signal);
    },
    initialPageParam: {},
    getNextPageParam: ({ games, total }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.games.length, 0);
      const last = games.at(-1);
      return shown < total && last ? { after: last.gameId } : undefined;
    },
    refetchOnWindowFocus: 'always',
  });
