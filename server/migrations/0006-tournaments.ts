import type { Kysely } from 'kysely';

/** The places of brackets. A bye has a player and no game. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bracket_places')
    .addColumn('place_id', 'text', (column) => column.primaryKey())
    .addColumn('tournament_id', 'text', (column) =>
      column.notNull().references('competitions.competition_id').onDelete('cascade'),
    )
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('match', 'integer', (column) => column.notNull())
    .addColumn('game_id', 'text', (column) => column.references('games.game_id'))
    .addColumn('bye_id', 'text')
    .addUniqueConstraint('bracket_places_place', ['tournament_id', 'round', 'match'])
    .execute();
  await db.schema
    .createIndex('bracket_places_game_id')
    .on('bracket_places')
    .column('game_id')
    .execute();
  await db.schema.createIndex('games_tournament_id').on('games').column('tournament_id').execute();
}
