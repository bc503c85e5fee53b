import type { Db } from '#platform/store/db.ts';
import { namedGames, type NamedGame } from './repository.ts';
import { bySide } from './tables.ts';

/** Games of a competition in the store. */
export const competitionGamesRepository = (db: Db) => ({
  /** Returns at most `limit` running games of a competition, by id. */
  async runningIn(competitionId: string, limit: number): Promise<NamedGame[]> {
    const rows = await namedGames(db)
      .where('competition_id', '=', competitionId)
      .where('games.status', '=', 'encurso')
      .orderBy('games.game_id')
      .limit(limit)
      .execute();
    return rows.map(bySide);
  },

  async countRunningIn(competitionId: string): Promise<number> {
    const { count } = await db
      .selectFrom('games')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('competition_id', '=', competitionId)
      .where('status', '=', 'encurso')
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Returns a player's games in a competition, with status and outcome. */
  async ofPlayer(competitionId: string, userId: string) {
    const rows = await db
      .selectFrom('games')
      .select(['game_id', 'player1_id', 'player2_id', 'status'])
      .select(['end_reason', 'winner', 'scorer'])
      .where('competition_id', '=', competitionId)
      .where((row) => row.or([row('player1_id', '=', userId), row('player2_id', '=', userId)]))
      .execute();
    return rows.map(bySide);
  },

  /** Returns the ids of a competition's undecided games, as `isUndecided` defines them. */
  async undecidedIn(competitionId: string): Promise<string[]> {
    const rows = await db
      .selectFrom('games')
      .select('game_id')
      .where('competition_id', '=', competitionId)
      .where('end_reason', '=', 'void')
      .where('scorer', 'is not', null)
      .execute();
    return rows.map((row) => row.game_id);
  },

  /** Voids the games of a competition that have not begun. */
  async voidUnplayed(competitionId: string, now: number): Promise<void> {
    await db
      .updateTable('games')
      .set((row) => ({
        status: 'finalizada' as const,
        end_reason: 'void' as const,
        finished_at: now,
        version: row('version', '+', 1),
      }))
      .where('competition_id', '=', competitionId)
      .where('status', '=', 'pendiente')
      .execute();
  },

  /** Makes the undecided games of a competition void for good. */
  async voidUndecided(competitionId: string): Promise<void> {
    await db
      .updateTable('games')
      .set((row) => ({ scorer: null, version: row('version', '+', 1) }))
      .where('competition_id', '=', competitionId)
      .where('end_reason', '=', 'void')
      .where('scorer', 'is not', null)
      .execute();
  },
});
