import type { classification, League, LeagueGame, LeagueRound } from '@darts/contracts/leagues';
import { queryOptions } from '@tanstack/react-query';
import type { output } from 'zod/mini';
import { get } from '#platform/api.ts';

export const leagueQuery = (leagueId: string) =>
  queryOptions({
    queryKey: ['leagues', leagueId],
    queryFn: ({ signal }) => get<{ league: League }>(`/leagues/${leagueId}`, signal),
    select: ({ league }) => league,
    refetchOnWindowFocus: 'always',
  });

export type Classification = output<typeof classification>['classification'];

export const classificationQuery = (leagueId: string) =>
  queryOptions({
    queryKey: ['leagues', leagueId, 'classification'],
    queryFn: ({ signal }) =>
      get<{ classification: Classification }>(`/leagues/${leagueId}/classification`, signal),
    select: ({ classification: rows }) => rows,
    refetchOnWindowFocus: 'always',
  });

export const roundQuery = (leagueId: string, round: number) =>
  queryOptions({
    queryKey: ['leagues', leagueId, 'rounds', round],
    queryFn: ({ signal }) => get<LeagueRound>(`/leagues/${leagueId}/games/${round}`, signal),
    refetchOnWindowFocus: 'always',
  });

/** The games of rounds gone by that are still to be played, oldest first. */
export const overdueQuery = (leagueId: string) =>
  queryOptions({
    queryKey: ['leagues', leagueId, 'overdue'],
    queryFn: ({ signal }) =>
      get<{ games: readonly LeagueGame[] }>(`/leagues/${leagueId}/overdue`, signal),
    select: ({ games }) => games,
    refetchOnWindowFocus: 'always',
  });
