import { CLASSIC_GAME, inSqlite, insertRows } from './in-sqlite.ts';

const SECOND = 1000;
const TURNS = 30;

/** A finished game's turns, as totals: 1.4 kB, of which a draw of 390 points each comes. */
const turns = JSON.stringify(
  Array.from({ length: TURNS }, (_, index) => ({
    side: index % 2,
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
    `);
    insertRows(
      db,
      'games',
      {
        ...CLASSIC_GAME,
        game_id: 'game_id',
        version: TURNS + 2,
        player1_id: 'people1.user_id',
        player2_id: 'people2.user_id',
        status: "'finalizada'",
        score1: 111,
        score2: 111,
        turns: `'${turns}'`,
        end_reason: "'rounds'",
        created_at: 'ended_at - 600000',
        moved_at: 'ended_at',
        finished_at: 'ended_at',
      },
      `from played
      join people as people1 on people1.rowid = one
      join people as people2 on people2.rowid = other`,
    );
    for (const player of ['player1_id', 'player2_id']) {
      const result = { user_id: player, finished_at: 'finished_at', game_id: 'game_id' };
      insertRows(
        db,
        'results',
        { ...result, points: 390, turns: 15 },
        'from games where true on conflict do nothing',
      );
    }
  });
