import { randomUUID } from 'node:crypto';
import { inSqlite } from './in-sqlite.ts';

const DAY = 86_400_000; // milliseconds
const A_DAY = 4; // games of a player
const RIVALS = 20;
const TURNS = JSON.stringify(
  Array.from({ length: 30 }, (_, index) => ({
    seat: (index % 2) + 1,
    total: 26,
    bust: false,
    sent: [26],
  })),
);
const FORMATS = ['501-straight-straight-1-15', '501-straight-double-3-20'];

/** Writes finished games of a player against others of the store, four a day to this day; the first of a tournament. */
export const seedProfile = (dataDir: string, userId: string, count: number): void =>
  inSqlite(dataDir, (db) => {
    const now = Date.now();
    db.function('uuid', () => randomUUID());
    db.exec(`
      create temp table rivals as select user_id from users where user_id != '${userId}' limit ${RIVALS};

      create temp table played as
      with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n + 1 < ${count})
      select uuid() as game_id, n, ${now} - n / ${A_DAY} * ${DAY} - n % ${A_DAY} as ended_at,
        n % ${RIVALS} + 1 as rival
      from numbers;

      insert into games (game_id, version, player1_id, player2_id, status, starter, sudden_death,
        score1, score2, turns, winner, end_reason, created_at, moved_at, finished_at)
      select game_id, 32, '${userId}', user_id, 'finalizada', 1, 0, 111, 111, '${TURNS}', n % 2 + 1, 'rounds',
        ended_at - 600000, ended_at, ended_at
      from played join rivals on rivals.rowid = rival;

      insert into results (user_id, finished_at, game_id, points, turns, day, kind, format, rival_id, won, darts,
        nine_points, nine_darts, legs, legs_won, from20, best_turn)
      select '${userId}', ended_at, game_id, 390, 15, date(ended_at / 1000, 'unixepoch'),
        iif(n = ${count - 1}, 'tournament', 'lobby'),
        case n % 2 when 0 then '${FORMATS[0]}' else '${FORMATS[1]}' end, user_id, n % 2 = 0, 45,
        78, 9, 1, n % 2 = 0, 15, 26
      from played join rivals on rivals.rowid = rival;

      drop table rivals;
      drop table played;
    `);
  });

const KEYS = new Set(['user_id', 'day', 'kind', 'format']);
const OTHERWISE: Readonly<Record<string, string>> = {
  games: 'count(*)',
  best_turn: 'max(best_turn)',
  best_close: 'max(best_close)',
  best_leg: 'min(best_leg)',
};

/** Sums what has been seeded, by day and over all days; each bed was hit once in each. */
export const sumProfiles = (dataDir: string): void =>
  inSqlite(dataDir, (db) => {
    const besidesKeys = (table: string): string[] =>
      db
        .prepare('select name from pragma_table_info(?)')
        .all(table)
        .map(({ name }) => String(name))
        .filter((name) => !KEYS.has(name));
    const [figures, beds] = [besidesKeys('figures'), besidesKeys('bed_figures')];
    const sums = figures.map((name) => OTHERWISE[name] ?? `sum(${name})`);
    for (const day of ['day', "''"]) {
      db.exec(`
        insert into figures (user_id, day, kind, format, ${figures.join()})
        select user_id, ${day}, kind, format, ${sums.join()} from results group by 1, 2, 3, 4;
      `);
    }
    db.exec(`
      insert into bed_figures (user_id, day, kind, format, ${beds.join()})
      select user_id, day, kind, format, ${beds.map(() => '1').join()} from figures;

      insert into rivalries (user_id, rival_id, games, won, drawn, legs, legs_won, finished_at)
      select user_id, rival_id, count(*), sum(won), sum(drawn), sum(legs), sum(legs_won), max(finished_at)
      from results group by 1, 2;
    `);
  });
