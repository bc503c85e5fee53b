import { sql, type Kysely } from 'kysely';

/** What tournaments have of their own: the day and the kind of play, where they were given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tournaments')
    .addColumn('tournament_id', 'text', (column) =>
      column.primaryKey().references('competitions.competition_id').onDelete('cascade'),
    )
    .addColumn('day_of_week', 'text')
    .addColumn('is_home_and_away', 'integer')
    .execute();
  await sql`
    insert into tournaments (tournament_id)
    select competition_id from competitions where kind = 'tournament'
  `.execute(db);
}
