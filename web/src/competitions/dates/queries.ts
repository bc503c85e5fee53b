import type { GameDates, UpcomingGames } from '@darts/contracts/dates';
import { queryOptions } from '@tanstack/react-query';
import { get } from '#platform/api.ts';

/** The interval of polling while the rival may propose or choose, or the organiser call, in milliseconds. */
const ASK_AGAIN_MS = 20_000;

const all = ['competitions', 'dates'];

/** When a game is to be thrown; null for one of no league or tournament. */
export const gameDatesQuery = (gameId: string) =>
  queryOptions({
    queryKey: [...all, gameId],
    queryFn: async ({ signal }): Promise<GameDates | null> => {
      const { dates } = await get<{ dates: GameDates | null }>(`/games/${gameId}/dates`, signal);
      return dates;
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ASK_AGAIN_MS,
  });

/** The next games of the user. */
export const upcomingQuery = queryOptions({
  queryKey: [...all, 'upcoming'],
  queryFn: ({ signal }) => get<UpcomingGames>('/games/upcoming', signal),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
  // A game of a tournament is called to a board at any moment.
  refetchInterval: ({ state }) =>
    state.data?.games.some(({ kind }) => kind === 'tournament') && ASK_AGAIN_MS,
});
