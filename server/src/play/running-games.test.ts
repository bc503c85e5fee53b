import { MAX_LISTED } from '@darts/contracts/lobby';
import { expect, test } from 'vitest';
import { addAccount } from '../../test/accounts.ts';
import { startServer } from '../../test/server.ts';
import type { Db } from '#platform/store/db.ts';
import { newStoredGame } from './new-game.ts';
import { presenceRepository, seatedRow } from './presence-repository.ts';
import { gameRepository } from './repository.ts';

/** A game in progress between two who have nothing else to do. */
async function addRunningGame(db: Db): Promise<void> {
  const now = Date.now();
  const { userId: one } = await addAccount(db, { now });
  const { userId: other } = await addAccount(db, { now });
  const game = newStoredGame({ playerIds: [one, other] }, 'encurso', now);
  await gameRepository(db).add([game]);
  const time = { now, allMs: 300_000 };
  await presenceRepository(db).seat([
    seatedRow(game.game_id, one, 0, time),
    seatedRow(game.game_id, other, 1, time),
  ]);
}

test('the lobby lists a limited number of running games, and counts all of them', async () => {
  const server = await startServer();
  await server.look(async (db) => {
    for (let games = 0; games < MAX_LISTED + 2; games += 1) await addRunningGame(db);
  });

  const device = await (await server.player()).connect();
  await device.ask('enterOnlineLobby', {});
  const { runningGames, activeGames } = await device.receives('updateRunningGames');
  expect(new Set(runningGames.map(({ gameId }) => gameId)).size).toBe(MAX_LISTED);
  expect(activeGames).toBe(MAX_LISTED + 2);
});
