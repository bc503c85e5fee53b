import type { User } from '@darts/contracts/accounts';
import type { FinishedGame, PlayerStatistics } from '@darts/contracts/play';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { get } from '#platform/api.ts';

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId],
    queryFn: ({ signal }) => get<{ user: User }>(`/users/${userId}`, signal),
    select: ({ user }) => user,
  });

export const statisticsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'statistics'],
    queryFn: ({ signal }) => get<PlayerStatistics>(`/games/statistics/${userId}`, signal),
  });

const GAMES_AT_A_TIME = 5;

type Page = { readonly games: readonly FinishedGame[] };

/** Finished games, newest first. Each page asks for one more than it shows, to know if more follow. */
export const finishedGamesQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['users', userId, 'games'],
    queryFn: ({ pageParam: before, signal }) => {
      const page = new URLSearchParams({ limit: String(GAMES_AT_A_TIME + 1), ...before });
      return get<Page>(`/games/getFinishedGamesByUser/${userId}?${page}`, signal);
    },
    initialPageParam: {},
    getNextPageParam: ({ games }) => {
      const last = games[GAMES_AT_A_TIME - 1];
      return games.length > GAMES_AT_A_TIME && last ? { before: last.finishedAt } : undefined;
    },
    select: ({ pages }) => pages.flatMap(({ games }) => games.slice(0, GAMES_AT_A_TIME)),
  });
