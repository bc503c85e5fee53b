import type { History } from '@darts/contracts/results';
import type { Place } from '#competitions/use-action.ts';
import { pagesQuery } from '#platform/pages.ts';

/** What was done by hand in a competition, newest first. */
export const historyQuery = ({ path, queryKey }: Place) =>
  pagesQuery({
    queryKey: [...queryKey, 'history'],
    path: `${path}/history`,
    size: 10,
    itemsOf: ({ entries }: History) => entries,
    timeOf: ({ at }) => at,
  });
