import { sql, type Kysely } from 'kysely';

/**
 * All games of a player are found by an index, whatever became of them; and the newest that count, of each
 * kind and format. Who leads a league is summed without games that are void in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const player of ['player1_id', 'player2_id']) {
    await db.schema
      .createIndex(`games_of_${player}`)
      .ifNotExists()
      .on('games')
      .columns([player, 'created_at', 'game_id'])
      .execute();
  }

  await db.schema.dropIndex('results_filtered').ifExists().execute();
  await db.schema
    .createIndex('results_newest')
    .ifNotExists()
    .on('results')
    .columns(['user_id', 'kind', 'format', 'finished_at', 'turns', 'won'])
    .execute();

  const voided = sql`select competition_id from enrolments where withdrawn = 'void'`;
  await sql`delete from competition_figures where competition_id in (${voided})`.execute(db);
  await sql`
    insert into competition_figures
      (competition_id, user_id, points, darts, from180, best_close, best_leg)
    select competition_id, user_id, sum(points), sum(darts), sum(from180), max(best_close), min(best_leg)
    from results
    where competition_id in (${voided}) and not exists (
      select * from enrolments
      where enrolments.competition_id = results.competition_id
      and enrolments.user_id in (results.user_id, results.rival_id) and withdrawn = 'void')
    group by competition_id, user_id
  `.execute(db);
}
