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
  readonly days?: number; // the last, today among them
  readonly format?: string; // as `formatKey` has it
};

export const figuresQuery = (userId: string, { kind, days, format }: FiguresQuery) =>
  queryOptions({
    queryKey: ['users', userId, 'figures', kind, days, format],
    queryFn: ({ signal }) =>
      call(getFigures, { params: { userId }, query: { kind, days, format }, signal }),
  });

/** Finished games, newest first, against all rivals or one. */
export const finishedGamesQuery = (userId: string, rival?: string) =>
  pagesQuery({
    queryKey: ['users', userId, 'games', rival],
    read: (page, signal) =>
      call(listFinishedGames, { params: { userId }, query: { ...page, rival }, signal }),
    size: 5,
    itemsOf: ({ games }) => games,
    timeOf: ({ finishedAt }) => finishedAt,
  });

/** Rivals of a player, the latest first. */
export const rivalsQuery = (userId: string) =>
  pagesQuery({
    queryKey: ['users', userId, 'rivals'],
    read: (query, signal) => call(listRivals, { params: { userId }, query, signal }),
    size: 5,
    itemsOf: ({ rivals }) => rivals,
    timeOf: ({ lastAt }) => lastAt,
  });

/** Query that validates the token of a recovery mail. Fails with status 400 where it is not valid. */
export const resetCheckQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset', token],
    queryFn: () => call(checkResetToken, { body: { token } }),
    staleTime: Infinity, // asked again only where saving is refused
  });

/** Ways to log in besides a password; constant while the page is open. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call(getSignInOptions, { signal }),
  staleTime: Infinity,
});

export type UserFilter = {
  readonly search: string; // a piece of the name or of the e-mail, in any case; empty for all
  readonly role: Role | 'all';
};

const USERS_PER_PAGE = 50;

/** Prefix of the query keys of all user lists. */
export const USER_LISTS = ['users', 'list'];

/** Users that match a filter, by name, with their number. For admins. */
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
