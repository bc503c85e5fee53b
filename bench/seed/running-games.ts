import type { DatabaseSync } from 'node:sqlite';
import { CLASSIC_GAME, inSqlite, insertRows } from './in-sqlite.ts';

const TURNS = 14; // thrown so far in each
const SERVER = 'elsewhere';
const LATER = 10 * 365 * 24 * 3_600_000; // milliseconds: it never has to be renewed

const turns = JSON.stringify(
  Array.from({ length: TURNS }, (_, index) => ({
    side: index % 2,
    total: 26,
    bust: false,
    sent: [20, 5, 1],
  })),
);

/** Writes so many games that are being played, each by two people of its own on another server. */
export const seedRunningGames = (dataDir: string, count: number): void =>
  inSqlite(dataDir, (db) => {
    const now = Date.now();
    db.exec(`
      create temp table seated as
      with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n + 1 < ${2 * count})
      select lower(hex(randomblob(16))) as user_id, n / 2 as game, n % 2 as side from numbers;

      create temp table running as
      select game, lower(hex(randomblob(16))) as game_id,
        max(iif(side = 0, user_id, null)) as one, max(iif(side = 1, user_id, null)) as other
      from seated group by game;
    `);
    const names = ['user_id', 'username', 'username_key', 'email', 'email_key'];
    const user = Object.fromEntries(names.map((name) => [name, 'user_id']));
    const times = { created_at: now, last_seen_at: now };
    insertRows(db, 'users', { ...user, ...times, role: "'user'", show_email: 1 }, 'from seated');
    insertRows(
      db,
      'games',
      {
        ...CLASSIC_GAME,
        game_id: 'game_id',
        version: TURNS + 3,
        player1_id: 'one',
        player2_id: 'other',
        status: "'encurso'",
        score1: 319,
        score2: 319,
        turns: `'${turns}'`,
        created_at: now,
        moved_at: now,
      },
      'from running',
    );
    db.exec(`
      insert into playing (user_id, game_id, side, absent, remaining_ms)
      select user_id, game_id, side, 0, 300000 from seated join running using (game);
    `);
    connect(db);
  });

/** Has everybody who plays, and is not there, come back by another server. */
export const bringBack = (dataDir: string): void => inSqlite(dataDir, connect);

const connect = (db: DatabaseSync): void =>
  db.exec(`
    insert or ignore into servers (server_id, alive_until) values ('${SERVER}', ${Date.now() + LATER});

    update playing set connection_id = lower(hex(randomblob(10))), session_id = user_id,
      tab_id = user_id, away_since = null, absent = 0
    where connection_id is null;

    insert or ignore into connections (connection_id, server_id, user_id)
    select connection_id, '${SERVER}', user_id from playing;
  `);
