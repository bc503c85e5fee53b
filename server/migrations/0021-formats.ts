import type { Kysely } from 'kysely';

// What every game was played by before there was a choice, written down: rules may change.
const CLASSIC = '{"start":501,"in":"straight","out":"straight","legs":1,"rounds":15}';

/**
 * A game keeps the legs before the one that is played: so far it had but one. Whoever waits for a game
 * says by which format, and a request keeps the one that it was sent for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('games')
    .addColumn('legs', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  for (const table of ['lobby_entries', 'lobby_requests']) {
    await db.schema
      .alterTable(table)
      .addColumn('format', 'text', (column) => column.notNull().defaultTo(CLASSIC))
      .execute();
  }
}
