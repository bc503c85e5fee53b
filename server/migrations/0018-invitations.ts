import type { Kysely } from 'kysely';

/** The links that lead to joining a competition: one of each, and the next one instead of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('competition_id', 'text', (column) =>
      column.primaryKey().references('competitions.competition_id').onDelete('cascade'),
    )
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .execute();
}
