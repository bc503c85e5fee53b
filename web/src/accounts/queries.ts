import type { ResetCheck, SignInOptions, User, Users } from '@darts/contracts/accounts';
import type { Role } from '@darts/rules/accounts/permissions';
import type { FiguresAnswer, GameKind, Rivals } from '@darts/contracts/figures';
import type { FinishedGame } from '@darts/contracts/play';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { get, post } from '#platform/api.ts';
import { pagesQuery } from '#platform/pages.ts';

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId],
    queryFn: ({ signal }) => get<{ user: User }>(`/users/${userId}`, signal),
    select: ({ user }) => user,
  });

/** Which of a player's games figures are of; all, without anything said. */
export type FiguresQuery = {
  readonly kind?: GameKind;
  readonly days?: number; // the last, today among them
  readonly format?: string; // as `formatKey` has it
};

/** What a player has thrown. */
export const figuresQuery = (userId: string, { kind, days, format }: FiguresQuery) =>
  queryOptions({
    queryKey: ['users', userId, 'figures', kind, days, format],
    queryFn: ({ signal }) => {
      const filter = new URLSearchParams({
        ...(kind && { kind }),
        ...(days !== undefined && { days: String(days) }),
        ...(format !== undefined && { format }),
      });
      return get<FiguresAnswer>(`/users/${userId}/statistics?${filter}`, signal);
    },
  });

type Page = { readonly games: readonly FinishedGame[] };

/** Finished games, newest first, against anybody or one rival. */
export const finishedGamesQuery = (userId: string, rival?: string) =>
  pagesQuery({
    queryKey: ['users', userId, 'games', rival],
    path: `/games/getFinishedGamesByUser/${userId}`,
    filter: rival ? { rival } : {},
    size: 5,
    itemsOf: ({ games }: Page) => games,
    timeOf: ({ finishedAt }) => finishedAt,
  });

/** Against whom a player has played, those of the latest games first. */
export const rivalsQuery = (userId: string) =>
  pagesQuery({
    queryKey: ['users', userId, 'rivals'],
    path: `/users/${userId}/rivals`,
    size: 5,
    itemsOf: ({ rivals }: Rivals) => rivals,
    timeOf: ({ lastAt }) => lastAt,
  });

/** Whether the link of a recovery mail still serves: an error of status 400 when it does not. */
export const resetCheckQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset', token],
    queryFn: () => post<ResetCheck>('/users/validateresetpasswordtoken', { token }),
    staleTime: Infinity, // asked again only where saving is refused
  });

/** What the login page offers besides a password; it does not change while the page is open. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => get<SignInOptions>('/users/sign-in-options', signal),
  staleTime: Infinity,
});

export type UserFilter = {
  readonly search: string; // a piece of the name or of the e-mail, in any case; empty for all
  readonly role: Role | 'all';
};

const USERS_AT_A_TIME = 50;

/** What every list of users is kept under. */
export const USER_LISTS = ['users', 'list'];

/** The users that a filter lets through, by name, and how many they are. For admins. */
export const usersQuery = ({ search, role }: UserFilter) =>
  infiniteQueryOptions({
    queryKey: [...USER_LISTS, search.trim(), role],
    queryFn: ({ pageParam: after, signal }) => {
      const page = new URLSearchParams({
        limit: String(USERS_AT_A_TIME),
        ...(search.trim() && { q: search.trim() }),
        ...(role !== 'all' && { role }),
        ...after,
      });
      return get<Users>(`/users/getAllUsers?${page}`, signal);
    },
    initialPageParam: {},
    getNextPageParam: ({ users, total }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.users.length, 0);
      const last = users.at(-1);
      return shown < total && last ? { after: last.username } : undefined;
    },
    placeholderData: keepPreviousData,
  });
