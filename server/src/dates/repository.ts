import { sql } from 'kysely';
import { batches } from '#platform/store/batches.ts';
import type { Db } from '#platform/store/db.ts';
import type { GameDateRow, ProposalRow } from './tables.ts';

export type PlannedRow = Pick<GameDateRow, 'game_id' | 'competition_id' | 'due'>;
export type UpcomingRow = Awaited<
  ReturnType<ReturnType<typeof dateRepository>['upcoming']>
>[number];

/** When games are to be thrown, in the store. */
export const dateRepository = (db: Db) => ({
  async plan(rows: readonly PlannedRow[]): Promise<void> {
    for (const batch of batches(rows)) await db.insertInto('game_dates').values(batch).execute();
  },

  in(gameIds: readonly string[]): Promise<GameDateRow[]> {
    return db.selectFrom('game_dates').selectAll().where('game_id', 'in', gameIds).execute();
  },

  async change(
    gameId: string,
    changes: Partial<Pick<GameDateRow, 'due' | 'agreed_at'>>,
  ): Promise<void> {
    await db
      .updateTable('game_dates')
      .set((row) => ({ ...changes, changes: row('changes', '+', 1) }))
      .where('game_id', '=', gameId)
      .execute();
  },

  async propose(row: ProposalRow): Promise<void> {
    await db
      .insertInto('date_proposals')
      .values(row)
      .onConflict((conflict) => conflict.columns(['game_id', 'user_id']).doUpdateSet(row))
      .execute();
  },

  /** The newest first. */
  proposals: (gameIds: readonly string[]) =>
    db
      .selectFrom('date_proposals')
      .innerJoin('users', 'users.user_id', 'date_proposals.user_id')
      .selectAll('date_proposals')
      .select('username')
      .where('game_id', 'in', gameIds)
      .orderBy('proposed_at', 'desc')
      .execute(),

  async forget(gameId: string): Promise<void> {
    await db.deleteFrom('date_proposals').where('game_id', '=', gameId).execute();
  },

  async forgetIn(competitionId: string): Promise<void> {
    await db
      .deleteFrom('date_proposals')
      .where('game_id', 'in', (row) =>
        row.selectFrom('game_dates').select('game_id').where('competition_id', '=', competitionId),
      )
      .execute();
  },

  /** The games that a user is still to play, against rivals who are known. */
  upcoming(userId: string) {
    const as = (player: 'player1_id' | 'player2_id', rival: 'player1_id' | 'player2_id') =>
      db
        .selectFrom('games')
        .select(['game_id', 'version', `${rival} as rival_id`])
        .where('status', '=', sql.lit('pendiente' as const)) // as in the index of each player
        .where(player, '=', userId)
        .where(rival, 'is not', null);
    return db
      .selectFrom(as('player1_id', 'player2_id').unionAll(as('player2_id', 'player1_id')).as('own'))
      .innerJoin('game_dates', 'game_dates.game_id', 'own.game_id')
      .innerJoin('competitions', 'competitions.competition_id', 'game_dates.competition_id')
      .innerJoin('users as rival', 'rival.user_id', 'own.rival_id')
      .leftJoin('league_games', 'league_games.game_id', 'own.game_id')
      .leftJoin('bracket_places', 'bracket_places.game_id', 'own.game_id')
      .leftJoin('group_games', 'group_games.game_id', 'own.game_id')
      .leftJoin('date_proposals', (join) =>
        join
          .onRef('date_proposals.game_id', '=', 'own.game_id')
          .onRef('date_proposals.user_id', '=', 'own.rival_id'),
      )
      .selectAll('game_dates')
      .select(['own.version', 'description'])
      .select(['kind', 'name', 'rival.user_id as rival_id', 'rival.username as rival'])
      .select(['league_games.round as league_round', 'bracket_places.round as bracket_round'])
      .select(['bracket_places.match as bracket_match'])
      .select(['group_games.round as group_round', 'group_number'])
      .select('date_proposals.times')
      .orderBy('due')
      .orderBy('own.game_id')
      .execute();
  },

  /** How many rounds some tournaments have. */
  async roundsOf(tournamentIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (tournamentIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('bracket_places')
      .select('tournament_id')
      .select((row) => row.fn.max('round').as('rounds'))
      .where('tournament_id', 'in', tournamentIds)
      .groupBy('tournament_id')
      .execute();
    return new Map(rows.map((row) => [row.tournament_id, row.rounds]));
  },
});
