import type { Db } from '#platform/store/db.ts';
import { bySide } from '../play/service.ts';

/** Criteria of the games at risk of a competition. */
export type Risk = {
  readonly competitionId: string;
  readonly before: string; // YYYY-MM-DD; games due before it are at risk
  readonly proposedBefore: number; // results proposed by then were not answered in time
  readonly undecided: readonly string[]; // ids of games that stopped while one player recorded for both
};

const NOBODYS = ''; // for `in`, whose list must not be empty

const atRisk = (db: Db, { competitionId, before, proposedBefore, undecided }: Risk) =>
  db
    .selectFrom('game_dates')
    .innerJoin('games', 'games.game_id', 'game_dates.game_id')
    .leftJoin('result_proposals', 'result_proposals.game_id', 'game_dates.game_id')
    .where('game_dates.competition_id', '=', competitionId)
    .where('player1_id', 'is not', null)
    .where('player2_id', 'is not', null)
    .where((row) =>
      row.or([
        row.and([
          row('games.status', '=', 'pendiente'),
          row.or([
            row('due', '<', before),
            row('disputed_at', 'is not', null),
            row('proposed_at', '<=', proposedBefore),
            row.exists(
              row
                .selectFrom('no_shows')
                .select('user_id')
                .whereRef('no_shows.game_id', '=', 'game_dates.game_id')
                .whereRef('no_shows.changes', '=', 'game_dates.changes'),
            ),
          ]),
        ]),
        row('games.game_id', 'in', [...undecided, NOBODYS]),
      ]),
    );

/** Games that need their organiser, in the store. */
export const riskRepository = (db: Db) => ({
  /** Returns the games at risk, by date. */
  async of(risk: Risk, limit: number) {
    const rows = await atRisk(db, risk)
      .leftJoin('users as user1', 'user1.user_id', 'player1_id')
      .leftJoin('users as user2', 'user2.user_id', 'player2_id')
      .select(['game_dates.game_id', 'due', 'agreed_at', 'reminded_at'])
      .select(['player1_id', 'player2_id'])
      .select(['user1.username as username1', 'user2.username as username2'])
      .orderBy('due')
      .orderBy('game_dates.game_id')
      .limit(limit)
      .execute();
    return rows.map(bySide);
  },

  async count(risk: Risk): Promise<number> {
    const { count } = await atRisk(db, risk)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Notes a reminder by the organiser; false if there was one after `since`. */
  async remind(gameId: string, now: number, since: number): Promise<boolean> {
    const row = await db
      .updateTable('game_dates')
      .set({ reminded_at: now })
      .where('game_id', '=', gameId)
      .where((each) => each.or([each('reminded_at', 'is', null), each('reminded_at', '<=', since)]))
      .returning('game_id')
      .executeTakeFirst();
    return row !== undefined;
  },
});
