import type { Kysely } from 'kysely';

// What every game was played to before there was a choice, written down: rules may change.
const CLASSIC = '{"start":501,"rounds":15}';

/** A game keeps what it is played to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('games')
    .addColumn('format', 'text', (column) => column.notNull().defaultTo(CLASSIC))
    .execute();
}
