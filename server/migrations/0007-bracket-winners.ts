import { sql, type Kysely } from 'kysely';

/** Who goes on from a place is written there, of a game as of a bye. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bracket_places').renameColumn('bye_id', 'winner_id').execute();
  await sql`
    update bracket_places
    set winner_id = (
      select case games.winner when 1 then games.player1_id when 2 then games.player2_id end
      from games
      where games.game_id = bracket_places.game_id
    )
    where game_id is not null
  `.execute(db);
}
