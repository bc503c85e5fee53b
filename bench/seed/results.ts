import { inSqlite, insertRows } from './in-sqlite.ts';

/** Has every game of the store been played to its last round, with a score of chance. */
export const seedResults = (dataDir: string): void =>
  inSqlite(dataDir, (db) => {
    db.exec(`
      update games set score1 = abs(random()) % 200 + 2, score2 = abs(random()) % 200 + 2;

      update games set status = 'finalizada', end_reason = 'rounds', finished_at = ${Date.now()},
        winner = case when score1 < score2 then 0 when score1 > score2 then 1 end;
    `);
    for (const player of [1, 2]) {
      const result = {
        user_id: `player${player}_id`,
        finished_at: 'finished_at',
        game_id: 'game_id',
      };
      insertRows(
        db,
        'results',
        { ...result, points: `501 - score${player}`, turns: 15 },
        'from games',
      );
    }
  });

/** Notes one more result in each league, as another server would: each draws its table up anew. */
export const noteResult = (dataDir: string): void =>
  inSqlite(dataDir, (db) => db.exec('update leagues set results_version = results_version + 1'));
