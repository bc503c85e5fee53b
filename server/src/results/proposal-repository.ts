import type { Db } from '#platform/store/db.ts';
import type { ResultProposalRow } from './tables.ts';

/** Results proposed by players, in the store. */
export const proposalRepository = (db: Db) => ({
  in: (gameIds: readonly string[]) =>
    db
      .selectFrom('result_proposals')
      .innerJoin('users', 'users.user_id', 'result_proposals.user_id')
      .selectAll('result_proposals')
      .select('username')
      .where('game_id', 'in', gameIds)
      .execute(),

  /** Returns the ids of a competition's games whose proposed results are disputed, or were not answered in time. */
  async contested(competitionId: string, proposedBefore: number): Promise<string[]> {
    const rows = await db
      .selectFrom('result_proposals')
      .select('game_id')
      .where('competition_id', '=', competitionId)
      .where((row) =>
        row.or([row('disputed_at', 'is not', null), row('proposed_at', '<=', proposedBefore)]),
      )
      .execute();
    return rows.map((row) => row.game_id);
  },

  /** Returns the proposals for pending games of some competitions. The history entries of other games may be gone. */
  async openIn(competitionIds: readonly string[]): Promise<ResultProposalRow[]> {
    if (competitionIds.length === 0) return [];
    return db
      .selectFrom('result_proposals')
      .innerJoin('games', 'games.game_id', 'result_proposals.game_id')
      .selectAll('result_proposals')
      .where('result_proposals.competition_id', 'in', competitionIds)
      .where('games.status', '=', 'pendiente')
      .execute();
  },

  async put(row: ResultProposalRow): Promise<void> {
    await db
      .insertInto('result_proposals')
      .values(row)
      .onConflict((conflict) => conflict.column('game_id').doUpdateSet(row))
      .execute();
  },

  async dispute(
    gameId: string,
    changes: Pick<ResultProposalRow, 'disputed_at' | 'asked_at'>,
  ): Promise<void> {
    await db.updateTable('result_proposals').set(changes).where('game_id', '=', gameId).execute();
  },

  async forget(gameIds: readonly string[]): Promise<void> {
    await db.deleteFrom('result_proposals').where('game_id', 'in', gameIds).execute();
  },

  async forgetIn(competitionId: string): Promise<void> {
    await db.deleteFrom('result_proposals').where('competition_id', '=', competitionId).execute();
  },
});

/** A proposal with the name of its author. */
export type NamedProposal = Awaited<
  ReturnType<ReturnType<typeof proposalRepository>['in']>
>[number];
