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
    .addColumn('device1', 'text')
    .addColumn('device2', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();

  await db.schema
    .createTable('playing')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('game_id', 'text', (column) => column.notNull().references('games.game_id'))
    .execute();
  await db.schema.createIndex('playing_game_id').on('playing').column('game_id').execute();

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
