import { getGameDates, listUpcomingGames } from '@darts/contracts/addresses/dates';
import type { GameDates } from '@darts/contracts/dates';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api.ts';

/** Interval of polling, in milliseconds, while the rival may propose or choose, or the game may be called. */
const ASK_AGAIN_MS = 20_000;

const all = ['competitions', 'dates'];

/** Query for the dates of a game; null for a game of no competition. */
export const gameDatesQuery = (gameId: string) =>
  queryOptions({
    queryKey: [...all, gameId],
    queryFn: async ({ signal }): Promise<GameDates | null> => {
      const { dates } = await call(getGameDates, { params: { gameId }, signal });
      return dates;
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ASK_AGAIN_MS,
  });

/** Query for the user's upcoming games. */
export const upcomingQuery = queryOptions({
  queryKey: [...all, 'upcoming'],
  queryFn: ({ signal }) => call(listUpcomingGames, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
  // A tournament game may be called to a board at any moment.
  refetchInterval: ({ state }) =>
    state.data?.games.some(({ kind }) => kind === 'tournament') && ASK_AGAIN_MS,
});
