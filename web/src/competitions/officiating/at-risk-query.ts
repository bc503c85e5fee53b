import type { GamesAtRisk } from '@darts/contracts/results';
import { queryOptions } from '@tanstack/react-query';
import type { Place } from '#competitions/use-action.ts';
import { get } from '#platform/api.ts';

/** The games that need their organiser. */
export const atRiskQuery = ({ path, queryKey }: Place) =>
  queryOptions({
    queryKey: [...queryKey, 'at-risk'],
    queryFn: ({ signal }) => get<GamesAtRisk>(`${path}/at-risk`, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
