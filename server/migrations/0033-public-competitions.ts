import type { Kysely } from 'kysely';

/** Competitions that anybody may read, and who of those enrolled before has been told so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('competitions')
    .addColumn('is_public', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('enrolments')
    .addColumn('told_public', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
