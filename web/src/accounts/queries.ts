import {
  checkResetToken,
  getSignInOptions,
  getUser,
  listUsers,
} from '@darts/contracts/addresses/accounts';
import type { Role } from '@darts/rules/accounts/permissions';
import { getFigures, listFinishedGames, listRivals } from '@darts/contracts/addresses/play';
import type { GameKind } from '@darts/contracts/figures';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { pagesQuery } from '#platform/pages.ts';

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId],
    queryFn: ({ signal }) => call(getUser, { params: { userId }, signal }),
    select: ({ user }) => user,
  });

/** Filter of a player's figures; without a field, all games. */
export type FiguresQuery = {
  readonly kind?: GameKind;
  readonly days?: number; // last days, including today
  readonly format?: string; // key of the format, from `formatKey`
};

export const figuresQuery = (userId: string, { kind, days, format }: FiguresQuery) =>
  queryOptions({
    queryKey: ['users', userId, 'figures', kind, days, format],
    queryFn: ({ signal }) =>
      call(getFigures, { params: { userId }, query: { kind, days, format }, signal }),
  });

/** Query for finished games, newest first, against one rival or all. */
export const finishedGamesQuery = (userId: string, rival?: string) =>
  pagesQuery({
    queryKey: ['users', userId, 'games', rival],
    read: (page, signal) =>
      call(listFinishedGames, { params: { userId }, query: { ...page, rival }, signal }),
    size: 5,
    itemsOf: ({ games }) => games,
    timeOf: ({ finishedAt }) => finishedAt,
  });

/** Query for the rivals of a player, latest game first. */
export const rivalsQuery = (userId: string) =>
  pagesQuery({
    queryKey: ['users', userId, 'rivals'],
    read: (query, signal) => call(listRivals, { params: { userId }, query, signal }),
    size: 5,
    itemsOf: ({ rivals }) => rivals,
    timeOf: ({ lastAt }) => lastAt,
  });

/** Query that validates the token of a recovery mail. Fails with status 400 if the token is invalid. */
export const resetCheckQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset', token],
    queryFn: () => call(checkResetToken, { body: { token } }),
    staleTime: Infinity, // refetched only if saving is refused
  });

/** Query for the ways to log in besides a password; they are constant while the page is open. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call(getSignInOptions, { signal }),
  staleTime: Infinity,
});

export type UserFilter = {
  readonly search: string; // part of the name or the e-mail, case-insensitive; empty for all
  readonly role: Role | 'all';
};

const USERS_PER_PAGE = 50;

/** Prefix of the query keys of all user lists. */
export const USER_LISTS = ['users', 'list'];

/** Query for the users that match a filter, by name, with their total. Admins only. */
export const usersQuery = ({ search, role }: UserFilter) =>
  infiniteQueryOptions({
    queryKey: [...USER_LISTS, search.trim(), role],
    queryFn: ({ pageParam: after, signal }) => {
      const query = {
        limit: USERS_PER_PAGE,
        ...(search.trim() && { q: search.trim() }),
        ...(role !== 'all' && { role }),
        ...after,
      };
      return call(listUsers, { query, signal });
    },
    initialPageParam: {},
    getNextPageParam: ({ users, total }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.users.length, 0);
      const last = users.at(-1);
      return shown < total && last ? { after: last.username } : undefined;
    },
    placeholderData: keepPreviousData,
  });
