import type { Kysely } from 'kysely';
import { addIndex, ownedBy, required } from './columns.ts';

export async function createTournaments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tournaments')
    .addColumn('tournament_id', 'text', (column) =>
      column.primaryKey().references('competitions.competition_id').onDelete('cascade'),
    )
    .addColumn('day_of_week', 'text')
    .addColumn('is_home_and_away', 'integer')
    .addColumn('format_from', 'text')
    .addColumn('seeding', 'text', required)
    .addColumn('seeds', 'text')
    .addColumn('third_place', 'integer', required)
    .addColumn('group_stage', 'text')
    .addColumn('drawn_groups', 'text')
    .addColumn('boards', 'text')
    .execute();

  await db.schema
    .createTable('bracket_places')
    .addColumn('place_id', 'text', (column) => column.primaryKey())
    .addColumn('tournament_id', 'text', ownedBy('competitions.competition_id'))
    .addColumn('round', 'integer', required)
    .addColumn('match', 'integer', required)
    .addColumn('game_id', 'text', (column) => column.references('games.game_id'))
    .addColumn('winner_id', 'text')
    .addColumn('is_decided', 'integer', required)
    .addUniqueConstraint('bracket_places_place', ['tournament_id', 'round', 'match'])
    .execute();
  await addIndex(db, 'bracket_places', ['game_id']);

  await db.schema
    .createTable('group_games')
    .addColumn('game_id', 'text', (column) => column.primaryKey().references('games.game_id'))
    .addColumn('tournament_id', 'text', ownedBy('competitions.competition_id'))
    .addColumn('group_number', 'integer', required)
    .addColumn('round', 'integer', required)
    .addColumn('match', 'integer', required)
    .execute();
  await db.schema
    .createIndex('group_games_place')
    .on('group_games')
    .columns(['tournament_id', 'group_number', 'round', 'match'])
    .unique()
    .execute();
}
