import type { Db } from '#platform/store/db.ts';
import { DECISIONS } from '../competitions/service.ts';
/** Key of the history entry that a mail is about, and the receiver of the mail. */
export type Notice = {
  readonly competitionId: string;
  readonly at: number;
  readonly userId: string;
};

/** Facts of the mails about acts by hand. */
export const noticeRepository = (db: Db) => ({
  /** Returns the users among `userIds` who want mails. */
  async wanting(userIds: readonly string[]): Promise<string[]> {
    if (userIds.length === 0) return [];
    const rows = await db
      .selectFrom('date_preferences')
      .select('user_id')
      .where('user_id', 'in', userIds)
      .where('wants_reminders', '=', 1)
      .execute();
    return rows.map((row) => row.user_id);
  },

  /** True if a game was decided at `since` or later, and before `before`. */
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

  /** Returns the facts of a mail; undefined if the receiver wants none. */
  facts: ({ competitionId, at, userId }: Notice) =>
    db
      .selectFrom('competition_entries')
      .innerJoin(
        'competitions',
        'competitions.competition_id',
        'competition_entries.competition_id',
      )
      .innerJoin('users as receiver', (join) => join.on('receiver.user_id', '=', userId))
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
      .where('competition_entries.competition_id', '=', competitionId)
      .where('competition_entries.at', '=', at)
      .where('wants_reminders', '=', 1)
      .executeTakeFirst(),
});

/** The contents of a notice. */
export type NoticeFacts = NonNullable<
  Awaited<ReturnType<ReturnType<typeof noticeRepository>['facts']>>
>;
