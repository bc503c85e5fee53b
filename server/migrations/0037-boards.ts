import type { Kysely } from 'kysely';

/** The boards that the organiser of a tournament has named, and what is called to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tournaments').addColumn('boards', 'text').execute();
}
