import type { Kysely } from 'kysely';

/** The games that somebody has still to play are found without a look at all those played. */
export async function up(db: Kysely<{ games: { status: string } }>): Promise<void> {
  for (const player of ['player1_id', 'player2_id']) {
    await db.schema
      .createIndex(`games_unplayed_${player}`)
      .on('games')
      .column(player)
      .where('status', '=', 'pendiente')
      .execute();
  }
}
