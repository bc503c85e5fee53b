import { randomUUID } from 'node:crypto';
import { CLASSIC_GAME, inSqlite, insertRows } from './in-sqlite.ts';

const DAY = 86_400_000; // milliseconds
const A_DAY = 4; // games of a player
const RIVALS = 20;
const TURNS = JSON.stringify(
  Array.from({ length: 30 }, (_, index) => ({
    side: index % 2,
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
    `);
    const from = 'from played join rivals on rivals.rowid = rival';
    insertRows(
      db,
      'games',
      {
        ...CLASSIC_GAME,
        game_id: 'game_id',
        version: 32,
        player1_id: `'${userId}'`,
        player2_id: 'user_id',
        status: "'finalizada'",
        score1: 111,
        score2: 111,
        turns: `'${TURNS}'`,
        winner: 'n % 2',
        end_reason: "'rounds'",
        created_at: 'ended_at - 600000',
        moved_at: 'ended_at',
        finished_at: 'ended_at',
      },
      from,
    );
    insertRows(
      db,
      'results',
      {
        user_id: `'${userId}'`,
        finished_at: 'ended_at',
        game_id: 'game_id',
        points: 390,
        turns: 15,
        day: "date(ended_at / 1000, 'unixepoch')",
        kind: `iif(n = ${count - 1}, 'tournament', 'lobby')`,
        format: `iif(n % 2 = 0, '${FORMATS[0]}', '${FORMATS[1]}')`,
        rival_id: 'user_id',
        won: 'n % 2 = 0',
        darts: 45,
        nine_points: 78,
        nine_darts: 9,
        legs: 1,
        legs_won: 'n % 2 = 0',
        from20: 15,
        best_turn: 26,
      },
      from,
    );
    db.exec('drop table rivals; drop table played');
  });

const KEYS = new Set(['user_id', 'day', 'kind', 'format']);

/** Sums the beds of seeded games, by day and over all days: each bed was hit once in each. */
export const sumBeds = (dataDir: string): void =>
  inSqlite(dataDir, (db) => {
    const beds = db
      .prepare("select name from pragma_table_info('bed_figures')")
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !KEYS.has(name));
    for (const day of ['day', "''"]) {
      db.exec(`
        insert into bed_figures (user_id, day, kind, format, ${beds.join()})
        select user_id, ${day}, kind, format, ${beds.map(() => '1').join()}
        from results group by 1, 2, 3, 4;
      `);
    }
  });
