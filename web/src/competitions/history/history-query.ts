import type { History } from '@darts/contracts/results';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Place } from '#competitions/use-action.ts';
import { get } from '#platform/api.ts';

const ENTRIES_AT_A_TIME = 10;

/**
 * What was done by hand in a competition, newest first. Each page asks for one more than it shows, to
 * know if more follow.
 */
export const historyQuery = ({ path, queryKey }: Place) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, 'history'],
    queryFn: ({ pageParam: before, signal }) => {
      const page = new URLSearchParams({ limit: String(ENTRIES_AT_A_TIME + 1), ...before });
      return get<History>(`${path}/history?${page}`, signal);
    },
    initialPageParam: {},
    getNextPageParam: ({ entries }) => {
      const last = entries[ENTRIES_AT_A_TIME - 1];
      return entries.length > ENTRIES_AT_A_TIME && last ? { before: last.at } : undefined;
    },
    select: ({ pages }) => pages.flatMap(({ entries }) => entries.slice(0, ENTRIES_AT_A_TIME)),
  });
