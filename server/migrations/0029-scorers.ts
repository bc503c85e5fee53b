import type { Kysely } from 'kysely';

/** Of two players at one board, one may record the turns of both: whom the other has let, and who has asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const games = () => db.schema.alterTable('games');
  await games().addColumn('scorer', 'integer').execute();
  await games().addColumn('wants_to_score', 'integer').execute();
  await games()
    .addColumn('times_asked', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
