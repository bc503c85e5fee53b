import type { Kysely } from 'kysely';
import { addIndex, ownedBy, required } from './columns.ts';

export async function createResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('result_proposals')
    .addColumn('game_id', 'text', (column) =>
      column.primaryKey().references('games.game_id').onDelete('cascade'),
    )
    .addColumn('competition_id', 'text', ownedBy('competitions.competition_id'))
    .addColumn('user_id', 'text', ownedBy('users.user_id'))
    .addColumn('proposed_at', 'bigint', required)
    .addColumn('legs1', 'integer', required)
    .addColumn('legs2', 'integer', required)
    .addColumn('points_left', 'integer', required)
    .addColumn('disputed_at', 'bigint')
    .addColumn('times_proposed', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('asked_at', 'bigint')
    .execute();
  await addIndex(db, 'result_proposals', ['competition_id']);
  await addIndex(db, 'result_proposals', ['user_id']);
}
