import type { Kysely } from 'kysely';

/** What leagues and tournaments share, and what leagues have of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('competitions')
    .addColumn('competition_id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('start_date', 'text', (column) => column.notNull())
    .addColumn('max_participants', 'integer', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('competitions_created_by')
    .on('competitions')
    .column('created_by')
    .execute();

  await db.schema
    .createTable('enrolments')
    .addColumn('competition_id', 'text', (column) =>
      column.notNull().references('competitions.competition_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('enrolled_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('enrolments_pk', ['competition_id', 'user_id'])
    .execute();
  await db.schema.createIndex('enrolments_user_id').on('enrolments').column('user_id').execute();

  await db.schema
    .createTable('leagues')
    .addColumn('league_id', 'text', (column) =>
      column.primaryKey().references('competitions.competition_id').onDelete('cascade'),
    )
    .addColumn('day_of_week', 'text', (column) => column.notNull())
    .addColumn('is_home_and_away', 'integer', (column) => column.notNull())
    .addColumn('legs', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('league_games')
    .addColumn('game_id', 'text', (column) => column.primaryKey().references('games.game_id'))
    .addColumn('league_id', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('league_games_round')
    .on('league_games')
    .columns(['league_id', 'round'])
    .execute();

  await db.schema
    .createTable('waiting_players')
    .addColumn('connection_id', 'text', (column) => column.primaryKey())
    .addColumn('game_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('waiting_players_game_id')
    .on('waiting_players')
    .column('game_id')
    .execute();
  await db.schema.createIndex('results_game_id').on('results').column('game_id').execute();
  await db.schema.createIndex('games_league_id').on('games').column('league_id').execute();
}
