import {
  getClassification,
  getLeague,
  getOutlook,
  getRound,
  listOverdueGames,
} from '@darts/contracts/addresses/leagues';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api.ts';

export const leagueQuery = (leagueId: string) =>
  queryOptions({
    queryKey: ['leagues', leagueId],
    queryFn: ({ signal }) => call(getLeague, { params: { leagueId }, signal }),
    select: ({ league }) => league,
    refetchOnWindowFocus: 'always',
  });

export const classificationQuery = (leagueId: string) =>
  queryOptions({
    queryKey: ['leagues', leagueId, 'classification'],
    queryFn: ({ signal }) => call(getClassification, { params: { leagueId }, signal }),
    select: ({ classification: rows }) => rows,
    refetchOnWindowFocus: 'always',
  });

/** Query for the outcomes still possible for a player of a league in progress. */
export const outlookQuery = (leagueId: string, userId: string) =>
  queryOptions({
    queryKey: ['leagues', leagueId, 'outlook', userId],
    queryFn: ({ signal }) => call(getOutlook, { params: { leagueId, userId }, signal }),
    select: ({ outlook }) => outlook,
  });

export const roundQuery = (leagueId: string, round: number) =>
  queryOptions({
    queryKey: ['leagues', leagueId, 'rounds', round],
    queryFn: ({ signal }) => call(getRound, { params: { leagueId, round }, signal }),
    refetchOnWindowFocus: 'always',
  });

const OVERDUE_PER_PAGE = 10;

/** Unplayed games of past rounds that are not at risk yet, oldest first. */
export const overdueQuery = (leagueId: string) =>
  infiniteQueryOptions({
    queryKey: ['leagues', leagueId, 'overdue'],
    queryFn: ({ pageParam: after, signal }) => {
      const query = { inGrace: 'true', limit: OVERDUE_PER_PAGE, ...after } as const;
      return call(listOverdueGames, { params: { leagueId }, query, signal });
    },
    initialPageParam: {},
    getNextPageParam: ({ games, total }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.games.length, 0);
      const last = games.at(-1);
      return shown < total && last ? { after: last.gameId } : undefined;
    },
    refetchOnWindowFocus: 'always',
  });
