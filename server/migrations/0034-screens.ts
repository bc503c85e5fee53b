import type { Kysely } from 'kysely';

/** The addresses of screens on a wall: one of each league, tournament or game, and the next one instead of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, owner] of [
    ['competition_screens', 'competition_id', 'competitions'],
    ['game_screens', 'game_id', 'games'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn(column, 'text', (id) =>
        id.primaryKey().references(`${owner}.${column}`).onDelete('cascade'),
      )
      .addColumn('token', 'text', (token) => token.notNull())
      .execute();
  }
}
