import type { UsersPage } from '@darts/contracts/accounts';
import { nameKey, sortKey } from '@darts/rules/accounts/usernames';
import type { Tally } from '@darts/rules/play/statistics';
import type { Db } from '#platform/store/db.ts';
import { holds } from '#platform/store/search.ts';
import { preparedStatement, type Query } from '#platform/store/statements.ts';
import type { UserRow } from './tables.ts';

/** What a game adds to an account; less than 0 to take it out again. */
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
  // With its accents or without.
  return q ? users.where(holds(q, 'username_key', 'sort_key', 'email_key')) : users;
}

/** Some of the names that hold a piece of text: those after a name. */
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

  /** Whether it was added: not, when the name or the e-mail is somebody's. */
  async add(row: UserRow): Promise<boolean> {
    const added = await db
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    return added !== undefined;
  },

  /** What adds a finished game to the player's statistics. */
  countGame: (userId: string, { games, won, points, turns }: CountedGame): Query =>
    countGame(db, { userId, games, won, points, turns }),

  /** The accounts that a list shows, by name; all that fit, without a limit. */
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

  /** How many accounts fit. */
  async count(filters: Pick<UsersPage, 'q' | 'role'>): Promise<number> {
    const { count } = await fitting(db, filters)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  /** The ids and names of accounts with a piece of text in their names, by name, but for some. */
  named: (
    { q, after = '', limit }: NamesPage,
    exceptIds: readonly string[],
  ): Promise<Pick<UserRow, 'user_id' | 'username'>[]> =>
    db
      .selectFrom('users')
      .select(['user_id', 'username'])
      .where(holds(q, 'username_key', 'sort_key')) // with its accents or without
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

  /** Accounts that nobody has used since before a time. */
  unusedSince: (time: number): Promise<UserRow[]> =>
    db.selectFrom('users').selectAll().where('last_seen_at', '<', time).execute(),

  /** Notes that the owner has been warned, unless they have been before. */
  async noteWarning(userId: string, now: number): Promise<void> {
    await db
      .updateTable('users')
      .set({ warned_at: now })
      .where('user_id', '=', userId)
      .where('warned_at', 'is', null)
      .execute();
  },

  /** Those of some ids that are no account's any more. */
  async goneAmong(userIds: readonly string[]): Promise<readonly string[]> {
    if (userIds.length === 0) return [];
    const here = await accountRepository(db).existing(userIds);
    return userIds.filter((userId) => !here.includes(userId));
  },

  /** Those of some ids that are an account's. */
  async existing(userIds: readonly string[]): Promise<string[]> {
    const rows = await db
      .selectFrom('users')
      .select('user_id')
      .where('user_id', 'in', userIds)
      .execute();
    return rows.map((row) => row.user_id);
  },

  /** What some users have thrown in all their games. */
  tallies: (userIds: readonly string[]): Promise<Pick<UserRow, 'user_id' | 'points' | 'turns'>[]> =>
    db
      .selectFrom('users')
      .select(['user_id', 'points', 'turns'])
      .where('user_id', 'in', userIds)
      .execute(),

  /** Writes some columns and returns the row; nothing, when it is gone or is not as `expected`. */
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
