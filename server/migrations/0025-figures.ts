import { sql, type Kysely } from 'kysely';
import { counted } from './figures/counted.ts';
import { BEDS, makeIndexes, makeTables, SUMS, type Before } from './figures/tables.ts';

/**
 * What players have thrown is kept by game, and summed by player, day, kind and format, by rival and by
 * competition. Games that were stored before are counted here, and not again where a start of an earlier
 * version, which undid nothing on SQLite, was cut short.
 */
export async function up(db: Kysely<Before>): Promise<void> {
  await makeTables(db);
  await countGames(db);
  await sumUp(db);
  await db.schema.dropTable('turn_totals').ifExists().execute();
  await makeIndexes(db);
}

const AT_ONCE = 400; // rows: SQLite binds at most 32,766 values

/** Counts each stored game for its players, in the order of their ids; those counted have a day. */
async function countGames(db: Kysely<Before>): Promise<void> {
  let after = { game_id: '', user_id: '' };
  for (;;) {
    const rows = await db
      .selectFrom('results')
      .innerJoin('games', 'games.game_id', 'results.game_id')
      .select(['results.user_id', 'results.finished_at', 'results.points', 'results.turns'])
      .select(['games.game_id', 'player1_id', 'player2_id', 'league_id', 'tournament_id'])
      .select(['games.format', 'games.legs', 'games.turns as thrown', 'winner', 'end_reason'])
      .where('results.day', '=', '')
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('results.game_id', 'results.user_id'),
          '>',
          tuple(after.game_id, after.user_id),
        ),
      )
      .orderBy('results.game_id')
      .orderBy('results.user_id')
      .limit(AT_ONCE)
      .execute();
    const lastRow = rows.at(-1);
    if (!lastRow) return;
    after = lastRow;
    await writeAll(db, rows.map(counted));
  }
}

type Counted = ReturnType<typeof counted>;

async function writeAll(db: Kysely<Before>, all: readonly Counted[]): Promise<void> {
  await db
    .insertInto('results')
    .values(all.map(({ result }) => result))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'finished_at', 'game_id'])
        .doUpdateSet(() =>
          Object.fromEntries(
            Object.keys(all[0]?.result ?? {}).map((name) => [name, sql.ref(`excluded.${name}`)]),
          ),
        ),
    )
    .execute();
  for (const { result, beds } of all) {
    if (beds.size === 0) continue;
    const counts = Object.fromEntries(BEDS.map((bed) => [bed, beds.get(bed) ?? 0]));
    const { user_id, day, kind, format } = result;
    await db
      .insertInto('bed_figures')
      .values([
        { user_id, day, kind, format, ...counts },
        { user_id, day: '', kind, format, ...counts },
      ])
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'day', 'kind', 'format'])
          .doUpdateSet(() =>
            Object.fromEntries(
              BEDS.map((bed) => [
                bed,
                sql`${sql.ref(`bed_figures.${bed}`)} + ${sql.ref(`excluded.${bed}`)}`,
              ]),
            ),
          ),
      )
      .execute();
  }
}

/** Sums what was counted of each game. */
async function sumUp(db: Kysely<Before>): Promise<void> {
  const sums = (names: readonly string[]) => names.map((name) => `sum(${name})`).join();
  const games = ['won', 'drawn'];
  const best = 'max(best_turn), max(best_close), min(best_leg)';
  const figures = `games, ${[...games, ...SUMS].join()}, best_turn, best_close, best_leg`;
  for (const table of ['figures', 'rivalries', 'competition_figures'] as const) {
    await db.deleteFrom(table).execute(); // of such a start
  }
  const statements = [
    `insert into figures (user_id, day, kind, format, ${figures})
     select user_id, day, kind, format, count(*), ${sums([...games, ...SUMS])}, ${best}
     from results group by user_id, day, kind, format`,
    `insert into figures (user_id, day, kind, format, ${figures})
     select user_id, '', kind, format, sum(games), ${sums([...games, ...SUMS])}, ${best}
     from figures group by user_id, kind, format`,
    `insert into rivalries (user_id, rival_id, games, won, drawn, legs, legs_won, finished_at)
     select user_id, rival_id, count(*), ${sums([...games, 'legs', 'legs_won'])}, max(finished_at)
     from results where exists (select * from users where users.user_id = results.rival_id)
     group by user_id, rival_id`,
    `insert into competition_figures
       (competition_id, user_id, points, darts, from180, best_close, best_leg)
     select competition_id, user_id, ${sums(['points', 'darts', 'from180'])}, max(best_close),
       min(best_leg)
     from results where competition_id is not null group by competition_id, user_id`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
