import { inSqlite } from './in-sqlite.ts';

const SECOND = 1000;
const TURNS = 30;

/** A finished game's turns, as totals: 1.4 kB, of which a draw of 390 points each comes. */
const turns = JSON.stringify(
  Array.from({ length: TURNS }, (_, index) => ({
    seat: (index % 2) + 1,
    total: 26,
    bust: false,
    sent: [26],
  })),
);

/** Writes finished games, a second apart, each between two of the store's users. */
export const seedGames = (dataDir: string, count: number): void =>
  inSqlite(dataDir, (db) => {
    const first = Date.now() - count * SECOND;
    db.exec(`
      create temp table people as select user_id from users;

      create temp table played as
      with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n + 1 < ${count})
      select lower(hex(randomblob(16))) as game_id, ${first} + n * ${SECOND} as ended_at,
        abs(random()) % (select count(*) from people) + 1 as one,
        abs(random()) % (select count(*) from people) + 1 as other
      from numbers
      order by game_id;

      insert into games (game_id, version, player1_id, player2_id, status, starter, sudden_death,
        score1, score2, turns, end_reason, created_at, moved_at, finished_at)
      select game_id, ${TURNS + 2}, people1.user_id, people2.user_id, 'finalizada', 1, 0,
        111, 111, '${turns}', 'rounds', ended_at - 600000, ended_at, ended_at
      from played
      join people as people1 on people1.rowid = one
      join people as people2 on people2.rowid = other;

      insert into results (user_id, finished_at, game_id, points, turns)
      select player1_id, finished_at, game_id, 390, 15 from games
      union select player2_id, finished_at, game_id, 390, 15 from games;
    `);
  });
