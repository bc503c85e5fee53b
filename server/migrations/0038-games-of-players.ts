import type { Kysely } from 'kysely';

/**
 * All games of a player are found by an index, whatever became of them; and the newest that count, of each
 * kind and format.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const player of ['player1_id', 'player2_id']) {
    await db.schema
      .createIndex(`games_of_${player}`)
      .on('games')
      .columns([player, 'created_at', 'game_id'])
      .execute();
  }

  await db.schema.dropIndex('results_filtered').execute();
  await db.schema
    .createIndex('results_newest')
    .on('results')
    .columns(['user_id', 'kind', 'format', 'finished_at', 'turns', 'won'])
    .execute();
}
