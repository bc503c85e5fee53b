import { sql, type Kysely } from 'kysely';
import { addIndex, required } from './columns.ts';

export async function createPlay(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('games')
    .addColumn('game_id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', required)
    .addColumn('player1_id', 'text')
    .addColumn('player2_id', 'text')
    .addColumn('kind', 'text', required)
    .addColumn('competition_id', 'text')
    .addColumn('status', 'text', required)
    .addColumn('starter', 'integer', required)
    .addColumn('sudden_death', 'integer', required)
    .addColumn('score1', 'integer', required)
    .addColumn('score2', 'integer', required)
    .addColumn('turns', 'text', required)
    .addColumn('winner', 'integer')
    .addColumn('end_reason', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('moved_at', 'bigint', required)
    .addColumn('finished_at', 'bigint')
    .addColumn('format', 'text', required)
    .addColumn('legs', 'text', required)
    .addColumn('correction', 'text')
    .addColumn('scorer', 'integer')
    .addColumn('wants_to_score', 'integer')
    .addColumn('times_asked', 'integer', required)
    .execute();
  await addIndex(db, 'games', ['competition_id']);
  for (const player of ['player1_id', 'player2_id']) {
    await db.schema
      .createIndex(`games_unplayed_${player}`)
      .on('games')
      .column(player)
      .where(sql.ref('status'), '=', 'pendiente')
      .execute();
    await addIndex(db, 'games', [player, 'created_at', 'game_id'], `of_${player}`);
  }

  await db.schema
    .createTable('playing')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('game_id', 'text', (column) => column.notNull().references('games.game_id'))
    .addColumn('side', 'integer', required)
    .addColumn('connection_id', 'text')
    .addColumn('session_id', 'text')
    .addColumn('tab_id', 'text')
    .addColumn('away_since', 'bigint')
    .addColumn('absent', 'integer', required)
    .addColumn('remaining_ms', 'bigint', required)
    .addColumn('lost_at', 'bigint')
    .execute();
  await addIndex(db, 'playing', ['game_id']);
  await addIndex(db, 'playing', ['lost_at']);
  await addIndex(db, 'playing', ['absent', 'away_since'], 'untold');

  await db.schema
    .createTable('rematches')
    .addColumn('game_id', 'text', (column) =>
      column.primaryKey().references('games.game_id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint', required)
    .addColumn('asked1', 'integer', required)
    .addColumn('asked2', 'integer', required)
    .addColumn('connection1', 'text')
    .addColumn('connection2', 'text')
    .addColumn('gone_at', 'bigint')
    .execute();
  await addIndex(db, 'rematches', ['connection1']);
  await addIndex(db, 'rematches', ['connection2']);
}
