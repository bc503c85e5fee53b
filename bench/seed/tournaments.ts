import { CLASSIC_FORMAT, inSqlite, insertRows } from './in-sqlite.ts';

/** Tournaments that have yet to begin, a minute apart, each with the first `size` users in it. */
export const seedTournaments = (dataDir: string, count: number, size: number): void =>
  inSqlite(dataDir, (db) => {
    db.exec(`
      create temp table made as
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
      select n, lower(hex(randomblob(16))) as hex from numbers;

      create temp table cups as
      select n, substr(hex, 1, 8) || '-' || substr(hex, 9, 4) || '-4' || substr(hex, 14, 3) || '-a'
        || substr(hex, 18, 3) || '-' || substr(hex, 21, 12) as id
      from made;
    `);
    insertRows(
      db,
      'competitions',
      {
        competition_id: 'id',
        kind: "'tournament'",
        version: 1,
        name: "'Copa ' || n",
        name_key: "'copa ' || n",
        status: "'pendiente'",
        start_date: "'2027-01-04'",
        max_participants: size,
        format: CLASSIC_FORMAT,
        grace_days: 7,
        created_by: '(select user_id from users limit 1)',
        created_at: `${Date.now()} - n * 60000`,
      },
      'from cups',
    );
    const seeding = `'${JSON.stringify({ by: 'draw' })}'`;
    insertRows(db, 'tournaments', { tournament_id: 'id', seeding }, 'from cups');
    db.exec(`
      insert into enrolments (competition_id, user_id, enrolled_at)
      select id, user_id, 0 from cups, (select user_id from users limit ${size});
    `);
  });
