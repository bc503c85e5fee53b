import type { Kysely } from 'kysely';
import { addIndex, required } from './columns.ts';

export async function createLeagues(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leagues')
    .addColumn('league_id', 'text', (column) =>
      column.primaryKey().references('competitions.competition_id').onDelete('cascade'),
    )
    .addColumn('day_of_week', 'text', required)
    .addColumn('is_home_and_away', 'integer', required)
    .addColumn('legs', 'integer', required)
    .addColumn('results_version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('points', 'text', required)
    .addColumn('tie_breaks', 'text', required)
    .addColumn('moved_rounds', 'text')
    .execute();

  await db.schema
    .createTable('league_games')
    .addColumn('game_id', 'text', (column) => column.primaryKey().references('games.game_id'))
    .addColumn('league_id', 'text', required)
    .addColumn('round', 'integer', required)
    .execute();
  await addIndex(db, 'league_games', ['league_id', 'round'], 'round');
}
