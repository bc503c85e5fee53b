import type { Kysely } from 'kysely';

/** A game keeps what has been asked for of its last turn: nothing so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('games').addColumn('correction', 'text').execute();
}
