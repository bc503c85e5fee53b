import type { Kysely } from 'kysely';

/** How often results of a game have been proposed, and when its organisers are asked about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('result_proposals')
    .addColumn('times_proposed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('result_proposals').addColumn('asked_at', 'bigint').execute();
}
