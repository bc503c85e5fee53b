import type { Kysely } from 'kysely';
import { required } from './columns.ts';

export async function createTv(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('competition_screens')
    .addColumn('competition_id', 'text', (column) =>
      column.primaryKey().references('competitions.competition_id').onDelete('cascade'),
    )
    .addColumn('token', 'text', required)
    .execute();

  await db.schema
    .createTable('game_screens')
    .addColumn('game_id', 'text', (column) =>
      column.primaryKey().references('games.game_id').onDelete('cascade'),
    )
    .addColumn('token', 'text', required)
    .execute();
}
