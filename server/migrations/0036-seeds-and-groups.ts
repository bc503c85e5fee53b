import type { Kysely } from 'kysely';

/** How the players of a tournament are seeded, whether they play for third place, and in groups first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tournaments = () => db.schema.alterTable('tournaments');
  await tournaments()
    .addColumn('seeding', 'text', (column) => column.notNull().defaultTo('{"by":"draw"}'))
    .execute();
  await tournaments().addColumn('seeds', 'text').execute();
  await tournaments()
    .addColumn('third_place', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await tournaments().addColumn('group_stage', 'text').execute();
  await tournaments().addColumn('drawn_groups', 'text').execute();

  await db.schema
    .createTable('group_games')
    .addColumn('game_id', 'text', (column) => column.primaryKey().references('games.game_id'))
    .addColumn('tournament_id', 'text', (column) =>
      column.notNull().references('competitions.competition_id').onDelete('cascade'),
    )
    .addColumn('group_number', 'integer', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('match', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('group_games_place')
    .on('group_games')
    .columns(['tournament_id', 'group_number', 'round', 'match'])
    .unique()
    .execute();
}
