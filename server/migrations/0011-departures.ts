import type { Kysely } from 'kysely';

/** Where a connection that goes was at an end dialog is found without a look at all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['connection1', 'connection2']) {
    await db.schema.createIndex(`rematches_${column}`).on('rematches').column(column).execute();
  }
}
