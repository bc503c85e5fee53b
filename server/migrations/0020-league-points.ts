import type { Kysely } from 'kysely';

// What every league had before there was a choice, written down: rules may change.
const POINTS = '{"win":3,"draw":1,"loss":0,"absent":0}';
const TIE_BREAKS = '["direct","wins","difference","mean"]';

/** A league keeps what its games are worth, and by what it breaks ties. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('leagues')
    .addColumn('points', 'text', (column) => column.notNull().defaultTo(POINTS))
    .execute();
  await db.schema
    .alterTable('leagues')
    .addColumn('tie_breaks', 'text', (column) => column.notNull().defaultTo(TIE_BREAKS))
    .execute();
}
