import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('games')
    .addColumn('game_id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('player1_id', 'text')
    .addColumn('player2_id', 'text')
    .addColumn('league_id', 'text')
    .addColumn('tournament_id', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('starter', 'integer', (column) => column.notNull())
    .addColumn('sudden_death', 'integer', (column) => column.notNull())
    .addColumn('score1', 'integer', (column) => column.notNull())
    .addColumn('score2', 'integer', (column) => column.notNull())
    .addColumn('turns', 'text', (column) => column.notNull())
    .addColumn('winner', 'integer')
    .addColumn('end_reason', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();

  await db.schema
    .createTable('playing')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('game_id', 'text', (column) => column.notNull().references('games.game_id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('connection_id', 'text')
    .addColumn('session_id', 'text')
    .addColumn('tab_id', 'text')
    .addColumn('away_since', 'bigint')
    .addColumn('absent', 'integer', (column) => column.notNull())
    .addColumn('remaining_ms', 'bigint', (column) => column.notNull())
    .addColumn('lost_at', 'bigint')
    .execute();
  await db.schema.createIndex('playing_game_id').on('playing').column('game_id').execute();
  await db.schema.createIndex('playing_lost_at').on('playing').column('lost_at').execute();

  await db.schema
    .createTable('rematches')
    .addColumn('game_id', 'text', (column) =>
      column.primaryKey().references('games.game_id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('asked1', 'integer', (column) => column.notNull())
    .addColumn('asked2', 'integer', (column) => column.notNull())
    .addColumn('connection1', 'text')
    .addColumn('connection2', 'text')
    .addColumn('gone_at', 'bigint')
    .execute();

  await db.schema
    .createTable('results')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'bigint', (column) => column.notNull())
    .addColumn('game_id', 'text', (column) => column.notNull().references('games.game_id'))
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('turns', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('results_pk', ['user_id', 'finished_at', 'game_id'])
    .execute();

  await db.schema
    .createTable('turn_totals')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('turn_totals_pk', ['user_id', 'step'])
    .execute();
}
