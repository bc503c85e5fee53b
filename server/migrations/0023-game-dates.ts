import type { Kysely } from 'kysely';

/** When a game of a league or tournament is to be thrown, and what its players propose. */
export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema
    .createTable('game_dates')
    .addColumn('game_id', 'text', (column) =>
      column.primaryKey().references('games.game_id').onDelete('cascade'),
    )
    .addColumn('competition_id', 'text', (column) => column.notNull())
    .addColumn('due', 'text', (column) => column.notNull())
    .addColumn('agreed_at', 'bigint')
    .addColumn('changes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('game_dates_due')
    .on('game_dates')
    .columns(['competition_id', 'due'])
    .execute();

  await db.schema
    .createTable('date_proposals')
    .addColumn('game_id', 'text', (column) =>
      column.notNull().references('games.game_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('proposed_at', 'bigint', (column) => column.notNull())
    .addColumn('times', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('date_proposals_pk', ['game_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('date_proposals_user_id')
    .on('date_proposals')
    .column('user_id')
    .execute();

  await addDatesOfLeagues(db);
  await addDatesOfTournaments(db);
}

type Before = {
  competitions: { competition_id: string; status: string; start_date: string };
  leagues: { league_id: string; day_of_week: string };
  league_games: { game_id: string; league_id: string; round: number };
  games: { game_id: string; tournament_id: string | null; status: string };
  game_dates: { game_id: string; competition_id: string; due: string };
};

const DAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
const BATCH = 1000; // rows: SQLite binds at most 32,766 values

// Rounds were a week apart, from the first such weekday on.
async function addDatesOfLeagues(db: Kysely<Before>): Promise<void> {
  const games = await db
    .selectFrom('competitions')
    .innerJoin('leagues', 'leagues.league_id', 'competitions.competition_id')
    .innerJoin('league_games', 'league_games.league_id', 'leagues.league_id')
    .select(['game_id', 'leagues.league_id', 'round', 'start_date', 'day_of_week'])
    .where('competitions.status', '=', 'encurso')
    .execute();
  const rows = games.map(({ game_id, league_id, round, start_date, day_of_week }) => {
    const start = Temporal.PlainDate.from(start_date);
    const days = (DAYS.indexOf(day_of_week) + 1 - start.dayOfWeek + 7) % 7;
    const due = start.add({ days, weeks: round - 1 }).toString();
    return { game_id, competition_id: league_id, due };
  });
  for (let from = 0; from < rows.length; from += BATCH) {
    await db
      .insertInto('game_dates')
      .values(rows.slice(from, from + BATCH))
      .execute();
  }
}

const addDatesOfTournaments = (db: Kysely<Before>) =>
  db
    .insertInto('game_dates')
    .columns(['game_id', 'competition_id', 'due'])
    .expression(
      db
        .selectFrom('games')
        .innerJoin('competitions', 'competitions.competition_id', 'games.tournament_id')
        .select(['game_id', 'competition_id', 'start_date'])
        .where('competitions.status', '=', 'encurso'),
    )
    .execute();
