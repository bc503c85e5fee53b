import type { GameRequest, LobbyGame } from '@darts/contracts/lobby';
import { averagePerTurn } from '@darts/rules/play/x01/statistics';
import type { Db } from '#platform/store/db.ts';
import { formatIn } from '../play/service.ts';
import type { LobbyRequestRow } from './tables.ts';

type StoredRequest = Omit<GameRequest, 'remainingMs'> & { readonly createdAt: number };

/** Lobby in the store: entries of waiting users, and requests for games. */
export const lobbyRepository = (db: Db) => {
  const requestsOf = (userIds: readonly string[]) =>
    db
      .deleteFrom('lobby_requests')
      .where((row) =>
        row.or([row('from_user_id', 'in', userIds), row('to_user_id', 'in', userIds)]),
      )
      .returningAll()
      .execute();

  return {
    /** Returns the entries, the longest waiting first. */
    async entries(): Promise<LobbyGame[]> {
      const rows = await db
        .selectFrom('lobby_entries')
        .innerJoin('users', 'users.user_id', 'lobby_entries.user_id')
        .select(['users.user_id', 'users.username', 'users.points', 'users.turns', 'format'])
        .orderBy('lobby_entries.created_at')
        .orderBy('users.user_id')
        .execute();
      return rows.map((row) => ({
        userId: row.user_id,
        username: row.username,
        mpt: averagePerTurn(row),
        format: formatIn(row.format),
      }));
    },

    /** Adds a user's entry. Returns false if the user has an entry already. */
    async addEntry(userId: string, format: string, now: number): Promise<boolean> {
      const added = await db
        .insertInto('lobby_entries')
        .values({ user_id: userId, created_at: now, format })
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async changeEntry(userId: string, format: string): Promise<void> {
      await db.updateTable('lobby_entries').set({ format }).where('user_id', '=', userId).execute();
    },

    /** Returns the format of a user's entry; undefined if the user has no entry. */
    async formatOf(userId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('lobby_entries')
        .select('format')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.format;
    },

    /** Deletes users' entries, and returns how many there were. */
    async removeEntries(userIds: readonly string[]): Promise<number> {
      const removed = await db
        .deleteFrom('lobby_entries')
        .where('user_id', 'in', userIds)
        .returning('user_id')
        .execute();
      return removed.length;
    },

    /** Adds a request. Returns false if the sender has an open request to the same user: that request stays. */
    async addRequest(row: LobbyRequestRow): Promise<boolean> {
      const added = await db
        .insertInto('lobby_requests')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('from_user_id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async countRequestsFrom(userId: string): Promise<number> {
      const { count } = await db
        .selectFrom('lobby_requests')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('from_user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Deletes and returns a request made after `since`. Atomic: one of several concurrent callers receives it. */
    takeRequest: (
      fromUserId: string,
      toUserId: string,
      since = 0,
    ): Promise<LobbyRequestRow | undefined> =>
      db
        .deleteFrom('lobby_requests')
        .where('from_user_id', '=', fromUserId)
        .where('to_user_id', '=', toUserId)
        .where('created_at', '>', since)
        .returningAll()
        .executeTakeFirst(),

    /** Deletes and returns all requests from or to the users. */
    removeRequestsOf: requestsOf,

    removeRequestsTo: (userId: string): Promise<LobbyRequestRow[]> =>
      db.deleteFrom('lobby_requests').where('to_user_id', '=', userId).returningAll().execute(),

    removeRequestsBefore: (time: number): Promise<LobbyRequestRow[]> =>
      db.deleteFrom('lobby_requests').where('created_at', '<=', time).returningAll().execute(),

    /** Returns the open requests from or to a user, oldest first. */
    async requestsAbout(userId: string): Promise<StoredRequest[]> {
      const rows = await db
        .selectFrom('lobby_requests')
        .innerJoin('users', 'users.user_id', 'lobby_requests.from_user_id')
        .select(['from_user_id', 'username', 'points', 'turns', 'to_user_id'])
        .select(['lobby_requests.created_at', 'lobby_requests.format'])
        .where((row) => row.or([row('from_user_id', '=', userId), row('to_user_id', '=', userId)]))
        .orderBy('lobby_requests.created_at')
        .execute();
      return rows.map((row) => ({
        fromUserId: row.from_user_id,
        fromUsername: row.username,
        fromMpt: averagePerTurn(row),
        toUserId: row.to_user_id,
        format: formatIn(row.format),
        createdAt: row.created_at,
      }));
    },

    /** Returns the users with an entry or a sent request, and no connection to any server. */
    async absent(): Promise<string[]> {
      const asking = db.selectFrom('lobby_requests').select('from_user_id as user_id');
      const there = db.selectFrom('lobby_entries').select('user_id').union(asking).as('there');
      const rows = await db
        .selectFrom(there)
        .select('there.user_id')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('connections')
                .select('connection_id')
                .whereRef('connections.user_id', '=', 'there.user_id'),
            ),
          ),
        )
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
  };
};

export type LobbyRepository = ReturnType<typeof lobbyRepository>;
