import type { Act } from '@darts/contracts/results';
import type { Db } from '#platform/store/db.ts';
import type { EntryRow } from '../tables.ts';

/** Selects the entries of a competition with usernames; null for deleted accounts. */
const named = (db: Db, competitionId: string) =>
  db
    .selectFrom('competition_entries')
    .leftJoin('users as author', 'author.user_id', 'competition_entries.by_id')
    .leftJoin('users as about1', 'about1.user_id', 'competition_entries.about1_id')
    .leftJoin('users as about2', 'about2.user_id', 'competition_entries.about2_id')
    .selectAll('competition_entries')
    .select(['author.username as author'])
    .select(['about1.username as about1', 'about2.username as about2'])
    .where('competition_id', '=', competitionId);

/** History entries in the store. */
export const historyRepository = (db: Db) => ({
  async add(row: EntryRow): Promise<void> {
    await db.insertInto('competition_entries').values(row).execute();
  },

  /** Returns the time of the newest entry; 0 if there is none. */
  async lastAt(competitionId: string): Promise<number> {
    const row = await db
      .selectFrom('competition_entries')
      .select('at')
      .where('competition_id', '=', competitionId)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.at ?? 0;
  },

  /** Returns a page of the entries older than `before`, newest first. */
  page: (competitionId: string, before: number, limit: number) =>
    named(db, competitionId).where('at', '<', before).orderBy('at', 'desc').limit(limit).execute(),

  /** Returns the newest entry about a game whose act is in `acts`. */
  newestOf: (competitionId: string, gameId: string, acts: readonly Act[]) =>
    named(db, competitionId)
      .where('game_id', '=', gameId)
      .where('act', 'in', acts)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** Clears the reasons of the entries about a user. */
  async forgetReasons(userId: string): Promise<void> {
    for (const about of ['about1_id', 'about2_id'] as const) {
      await db
        .updateTable('competition_entries')
        .set({ reason: null })
        .where(about, '=', userId)
        .execute();
    }
  },

  /** Deletes the entries of competitions that ended before `time`. */
  async removeEndedBefore(time: number): Promise<void> {
    const ended = await db
      .selectFrom('competitions')
      .select('competition_id')
      .where('ended_at', '<', time)
      .where(
        (row) =>
          row
            .selectFrom('competition_entries')
            .select((entry) => entry.fn.max('at').as('newest'))
            .whereRef('competition_entries.competition_id', '=', 'competitions.competition_id'),
        'is not',
        null,
      )
      .execute();
    for (const { competition_id } of ended) {
      await db
        .deleteFrom('competition_entries')
        .where('competition_id', '=', competition_id)
        .execute();
    }
  },
});

type Entries = ReturnType<typeof historyRepository>;

/** An entry with the names of the users in it. */
export type NamedEntryRow = Awaited<ReturnType<Entries['page']>>[number];
