import { expect, test } from 'vitest';
import { startGame } from '../test/game.ts';
import { startServer } from '../test/server.ts';

test('after a stall an onlooker receives games and lobby again, although a watched game is deleted', async () => {
  const server = await startServer();
  const [gone, running] = [await startGame(server), await startGame(server)];
  const onlooker = await (await server.player()).connect();
  await onlooker.ask('enterOnlineLobby', {});
  for (const { gameId } of [gone, running]) await onlooker.ask('watch', { gameId });
  await onlooker.receives('updateLobbyGames');
  const received = onlooker.events('updateLobbyGames').length;

  await server.look(async (db) => {
    await db.deleteFrom('playing').where('game_id', '=', gone.gameId).execute();
    await db.deleteFrom('games').where('game_id', '=', gone.gameId).execute();
    // Another server of the store, which died a moment ago: players may have been stalled.
    await db.insertInto('servers').values({ server_id: 'dead', alive_until: 1 }).execute();
  });

  const { game } = await onlooker.receives('updateGame');
  expect(game.gameId).toBe(running.gameId);
  await expect.poll(() => onlooker.events('updateLobbyGames').length).toBeGreaterThan(received);
});
