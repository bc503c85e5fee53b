import type { Kysely } from 'kysely';

/** Whether the table of a league is still as it was computed is told by one number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('leagues')
    .addColumn('results_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
