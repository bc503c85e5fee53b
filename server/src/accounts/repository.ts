import type { UsersPage } from '@darts/contracts/accounts';
import { nameKey, sortKey } from '@darts/rules/accounts/usernames';
import type { Tally } from '@darts/rules/play/x01/statistics';
import type { Db } from '#platform/store/db.ts';
import { holds } from '#platform/store/search.ts';
import { preparedStatement, type Query } from '#platform/store/statements.ts';
import type { UserRow } from './tables.ts';

/** Figures that a game adds to an account's statistics; negative to remove the game again. */
export type CountedGame = Tally & { readonly games: number; readonly won: number };

const countGame = preparedStatement<CountedGame & { userId: string }>(
  (db, { userId, games, won, points, turns }) =>
    db
      .updateTable('users')
      .set((row) => ({
        games_played: row('games_played', '+', games),
        games_won: row('games_won', '+', won),
        points: row('points', '+', points),
        turns: row('turns', '+', turns),
      }))
      .where('user_id', '=', userId),
);

function fitting(db: Db, { q, role }: Pick<UsersPage, 'q' | 'role'>) {
  let users = db.selectFrom('users');
  if (role) users = users.where('role', '=', role);
  // `username_key` has the accents of a name, `sort_key` does not.
  return q ? users.where(holds(q, 'username_key', 'sort_key', 'email_key')) : users;
}

/** Page of the usernames that contain `q`: at most `limit`, after the username `after`. */
export type NamesPage = {
  readonly q: string;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** Accounts in the store. */
export const accountRepository = (db: Db) => ({
  find: (userId: string): Promise<UserRow | undefined> =>
    db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst(),

  findByEmail: (emailKey: string): Promise<UserRow | undefined> =>
    db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst(),

  findByUsername: (usernameKey: string): Promise<UserRow | undefined> =>
    db.selectFrom('users').selectAll().where('username_key', '=', usernameKey).executeTakeFirst(),

  /** Inserts an account. Returns false if its username, e-mail or Google identity is taken. */
  async add(row: UserRow): Promise<boolean> {
    const added = await db
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    return added !== undefined;
  },

  /** Returns the query that adds a finished game to the player's statistics. */
  countGame: (userId: string, { games, won, points, turns }: CountedGame): Query =>
    countGame(db, { userId, games, won, points, turns }),

  /** Returns the accounts that match the filters, by name, after the username `after`; all of them without a limit. */
  list: ({ after = '', limit, ...filters }: UsersPage): Promise<UserRow[]> =>
    fitting(db, filters)
      .selectAll()
      .where((row) =>
        row(
          row.refTuple('sort_key', 'username_key'),
          '>',
          row.tuple(sortKey(after), nameKey(after)),
        ),
      )
      .orderBy('sort_key')
      .orderBy('username_key')
      .$if(limit !== undefined, (all) => all.limit(limit ?? 0))
      .execute(),

  async count(filters: Pick<UsersPage, 'q' | 'role'>): Promise<number> {
    const { count } = await fitting(db, filters)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Returns the ids and usernames of a page, by name, without the accounts `exceptIds`. */
  named: (
    { q, after = '', limit }: NamesPage,
    exceptIds: readonly string[],
  ): Promise<Pick<UserRow, 'user_id' | 'username'>[]> =>
    db
      .selectFrom('users')
      .select(['user_id', 'username'])
      .where(holds(q, 'username_key', 'sort_key')) // with the accents, and without
      .where((row) =>
        row(
          row.refTuple('sort_key', 'username_key'),
          '>',
          row.tuple(sortKey(after), nameKey(after)),
        ),
      )
      .$if(exceptIds.length > 0, (all) => all.where('user_id', 'not in', exceptIds))
      .orderBy('sort_key')
      .orderBy('username_key')
      .limit(limit)
      .execute(),

  findByGoogle: (subject: string): Promise<UserRow | undefined> =>
    db.selectFrom('users').selectAll().where('google_subject', '=', subject).executeTakeFirst(),

  /** Returns the accounts whose last login or refresh was before a time. */
  unusedSince: (time: number): Promise<UserRow[]> =>
    db.selectFrom('users').selectAll().where('last_seen_at', '<', time).execute(),

  /** Stores when the owner was warned. An earlier warning stays. */
  async noteWarning(userId: string, now: number): Promise<void> {
    await db
      .updateTable('users')
      .set({ warned_at: now })
      .where('user_id', '=', userId)
      .where('warned_at', 'is', null)
      .execute();
  },

  /** Returns the ids among `userIds` that have no account. */
  async goneAmong(userIds: readonly string[]): Promise<readonly string[]> {
    if (userIds.length === 0) return [];
    const here = await accountRepository(db).existing(userIds);
    return userIds.filter((userId) => !here.includes(userId));
  },

  /** Returns the ids among `userIds` that have an account. */
  async existing(userIds: readonly string[]): Promise<string[]> {
    const rows = await db
      .selectFrom('users')
      .select('user_id')
      .where('user_id', 'in', userIds)
      .execute();
    return rows.map((row) => row.user_id);
  },

  /** Returns the sums of points and turns of users' finished games. */
  tallies: (userIds: readonly string[]): Promise<Pick<UserRow, 'user_id' | 'points' | 'turns'>[]> =>
    db
      .selectFrom('users')
      .select(['user_id', 'points', 'turns'])
      .where('user_id', 'in', userIds)
      .execute(),

  /** Changes an account and returns its row; undefined if the account is deleted or does not match `expected`. */
  update: (
    userId: string,
    changes: Partial<UserRow>,
    expected: Partial<UserRow> = {},
  ): Promise<UserRow | undefined> =>
    db
      .updateTable('users')
      .set(changes)
      .where('user_id', '=', userId)
      .where((row) => row.and(expected))
      .returningAll()
      .executeTakeFirst(),

  async remove(userId: string): Promise<void> {
    await db.deleteFrom('users').where('user_id', '=', userId).execute();
  },
});

export type AccountRepository = ReturnType<typeof accountRepository>;
