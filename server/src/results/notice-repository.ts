import type { Db } from '#platform/store/db.ts';
import { DECISIONS } from '../competitions/service.ts';
import type { NoticeKind, NoticeRow } from './tables.ts';

const SENT_AT_ONCE = 20;

const keyOf = ({ competition_id, at, user_id, kind }: NoticeRow) => ({
  competition_id,
  at,
  user_id,
  kind,
});

/** Mails about what was done by hand, in the store. */
export const noticeRepository = (db: Db) => ({
  /** Plans mails, for those who want mails; what is planned already stays. */
  async plan(rows: readonly NoticeRow[]): Promise<void> {
    const ids = rows.map((row) => row.user_id);
    if (ids.length === 0) return;
    const wanting = await db
      .selectFrom('date_preferences')
      .select('user_id')
      .where('user_id', 'in', ids)
      .where('wants_reminders', '=', 1)
      .execute();
    const isWanted = new Set(wanting.map((row) => row.user_id));
    const planned = rows.filter((row) => isWanted.has(row.user_id));
    if (planned.length === 0) return;
    const once = db.insertInto('notices').values(planned);
    await once.onConflict((conflict) => conflict.doNothing()).execute();
  },

  /** Deletes the unclaimed notices about an entry. */
  async cancel(competitionId: string, at: number, kind: NoticeKind): Promise<void> {
    await db
      .deleteFrom('notices')
      .where('competition_id', '=', competitionId)
      .where('at', '=', at)
      .where('kind', '=', kind)
      .where('send_at', 'is not', null)
      .execute();
  },

  /** Deletes the unclaimed notices about `gameId` addressed to `userIds`. */
  async cancelDone(
    competitionId: string,
    gameId: string,
    userIds: readonly string[],
  ): Promise<void> {
    if (userIds.length === 0) return;
    await db
      .deleteFrom('notices')
      .where('competition_id', '=', competitionId)
      .where('user_id', 'in', userIds)
      .where('kind', '=', 'done')
      .where('send_at', 'is not', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('competition_entries as entry')
            .select('entry.at')
            .whereRef('entry.competition_id', '=', 'notices.competition_id')
            .whereRef('entry.at', '=', 'notices.at')
            .where('entry.game_id', '=', gameId),
        ),
      )
      .execute();
  },

  /** True if a game was decided from a time on, and before another. */
  async wasDecided(
    competitionId: string,
    gameId: string,
    [since, before]: readonly [number, number],
  ): Promise<boolean> {
    const entry = await db
      .selectFrom('competition_entries')
      .select('at')
      .where('competition_id', '=', competitionId)
      .where('at', '>=', since)
      .where('at', '<', before)
      .where('game_id', '=', gameId)
      .where('act', 'in', DECISIONS)
      .executeTakeFirst();
    return entry !== undefined;
  },

  due: (now: number): Promise<NoticeRow[]> =>
    db
      .selectFrom('notices')
      .selectAll()
      .where('send_at', '<=', now)
      .orderBy('send_at')
      .limit(SENT_AT_ONCE)
      .execute(),

  /** Claims a notice. Atomic: one of several concurrent callers receives true. */
  async claim(row: NoticeRow): Promise<boolean> {
    const claimed = await db
      .updateTable('notices')
      .set((each) => ({ send_at: null, tries: each('tries', '+', 1) }))
      .where(({ and }) => and(keyOf(row)))
      .where('send_at', '=', row.send_at)
      .returning('user_id')
      .executeTakeFirst();
    return claimed !== undefined;
  },

  /** Has one that was claimed tried again. */
  async sendAt(row: NoticeRow, time: number): Promise<void> {
    await db
      .updateTable('notices')
      .set({ send_at: time })
      .where(({ and }) => and(keyOf(row)))
      .where('send_at', 'is', null)
      .execute();
  },

  async remove(row: NoticeRow): Promise<void> {
    await db
      .deleteFrom('notices')
      .where(({ and }) => and(keyOf(row)))
      .execute();
  },

  /** Returns the facts of its mail; undefined if the receiver wants none. */
  facts: ({ competition_id, at, user_id }: NoticeRow) =>
    db
      .selectFrom('competition_entries')
      .innerJoin(
        'competitions',
        'competitions.competition_id',
        'competition_entries.competition_id',
      )
      .innerJoin('users as receiver', (join) => join.on('receiver.user_id', '=', user_id))
      .innerJoin('date_preferences', 'date_preferences.user_id', 'receiver.user_id')
      .leftJoin('users as author', 'author.user_id', 'competition_entries.by_id')
      .leftJoin('users as about1', 'about1.user_id', 'competition_entries.about1_id')
      .leftJoin('users as about2', 'about2.user_id', 'competition_entries.about2_id')
      .leftJoin('games', 'games.game_id', 'competition_entries.game_id')
      .leftJoin('result_proposals', 'result_proposals.game_id', 'competition_entries.game_id')
      .select(['competitions.competition_id', 'competitions.kind', 'competitions.name'])
      .select(['competition_entries.game_id', 'act', 'reason', 'after'])
      .select(['receiver.username', 'receiver.email', 'receiver.role', 'stop_token'])
      .select(['by_id', 'about1_id', 'about2_id', 'author.username as author'])
      .select(['about1.username as about1', 'about2.username as about2'])
      .select(['games.status', 'result_proposals.proposed_at', 'result_proposals.disputed_at'])
      .select('result_proposals.user_id as proposer_id')
      .where('competition_entries.competition_id', '=', competition_id)
      .where('competition_entries.at', '=', at)
      .where('wants_reminders', '=', 1)
      .executeTakeFirst(),
});
