/** Troubles of PostgreSQL alone: slow statements, and clients that vanish. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { BASELINE } from '../../../migrations/migrations.ts';
import { emptyDatabase, lookingInto } from '../../../test/database.ts';
import { startGame } from '../../../test/game.ts';
import { startServer } from '../../../test/server.ts';
import { vanishInTransaction } from '../../../test/vanishing.ts';
import { openDatabase } from './database.ts';
import type { Db } from './db.ts';
import { executedMigrations } from './migrations.ts';

describe.runIf(process.env.TEST_DATABASE === 'postgres')('on PostgreSQL', () => {
  test('a migration has no time limit, and another server waits for it', async () => {
    const store = { databaseUrl: await emptyDatabase(), dataDir: '' };
    const { look, close } = lookingInto(store);
    await look((db) => slowDown(db, 'games_unplayed_player1_id'));

    const opened = await Promise.all([openDatabase(store), openDatabase(store)]);

    for (const db of opened) await db.destroy();
    expect(await look(executedMigrations)).toEqual([BASELINE]);
    await close();
  });

  test('a server that vanishes in a transaction blocks turns only for a short time', async () => {
    const server = await startServer();
    const { gameId, first } = await startGame(server);
    await vanishInTransaction(server.databaseUrl ?? '', (trx) =>
      trx.updateTable('games').set({ version: 0 }).where('game_id', '=', gameId).execute(),
    );

    const turn = { darts: [20, 20, 20], turnId: 'a turn' };
    const answer = await first.post(`/games/${gameId}/turn`, turn);

    expect(answer).toMatchObject({
      status: 503,
      message: 'Ahora mismo no se puede guardar nada. Vuelve a intentarlo.',
    });
    const again = async () => (await first.post(`/games/${gameId}/turn`, turn)).status;
    await expect.poll(again).toBe(200);
  });
});

/** Makes an index take longer than any answer may take while the product serves. */
async function slowDown(db: Db, index: string): Promise<void> {
  await sql`
    create function take_long() returns event_trigger language plpgsql as $$
      begin
        if exists (
          select from pg_event_trigger_ddl_commands()
          where object_identity like ${sql.lit(`%${index}`)}
        ) then perform pg_sleep(5.5); end if;
      end
    $$`.execute(db);
  await sql`create event trigger slow on ddl_command_end execute function take_long()`.execute(db);
}
