import type { Kysely } from 'kysely';

// What every competition was played by before there was a choice, written down: rules may change.
const CLASSIC = '{"start":501,"in":"straight","out":"straight","legs":1,"rounds":15}';

/** The games of a league or tournament are of its format; the last rounds of a bracket may have others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('competitions')
    .addColumn('format', 'text', (column) => column.notNull().defaultTo(CLASSIC))
    .execute();
  await db.schema.alterTable('tournaments').addColumn('format_from', 'text').execute();
}
