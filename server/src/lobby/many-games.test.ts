import { expect, test } from 'vitest';
import { startGame, throwTotals } from '../../test/game.ts';
import type { Device, Player } from '../../test/player.ts';
import { startServer } from '../../test/server.ts';

const REFUSED = {
  success: false,
  code: 'too-many-games',
  message: 'Uno de los dos ha empezado demasiadas partidas en una hora. Esperad un rato.',
};

async function challenge(asking: Device, [waiting, waitingDevice]: readonly [Player, Device]) {
  await waitingDevice.ask('addGameOnlineLobby', {});
  await asking.ask('requestGameToPlayer', { targetUserId: waiting.userId });
}

test('the hourly limit on an account’s games counts lobby games and rematches against any rival', async () => {
  const server = await startServer({ env: { RATE_LIMITS: 'games=2/3600' } });
  const { ana, biel, gameId, ...game } = await startGame(server);
  const [anaDevice, bielDevice] = [game.deviceOf(ana.userId), game.deviceOf(biel.userId)];
  const devices = [game.firstDevice, game.secondDevice] as const;
  await throwTotals(gameId, devices, [180, 26, 180, 26, 141]);
  for (const device of devices) await device.ask('rematch', { gameId });
  const { newGameId } = await anaDevice.receives('newGame');
  await anaDevice.ask('surrenderGame', { gameId: newGameId });

  const [carla, david] = [await server.player(), await server.player()];
  const [carlaDevice, davidDevice] = [await carla.connect(), await david.connect()];
  await challenge(carlaDevice, [biel, bielDevice]);
  expect(await bielDevice.ask('acceptGameRequest', { fromUserId: carla.userId })).toEqual(REFUSED);
  await challenge(anaDevice, [david, davidDevice]);
  expect(await davidDevice.ask('acceptGameRequest', { fromUserId: ana.userId })).toEqual(REFUSED);

  await challenge(carlaDevice, [david, davidDevice]);
  const accepted = await davidDevice.ask('acceptGameRequest', { fromUserId: carla.userId });
  expect(accepted).toMatchObject({ success: true });
  const again = await davidDevice.ask('acceptGameRequest', { fromUserId: carla.userId });
  expect(again).toEqual(accepted);

  // The refused games count for neither: Carla and David begin their second one.
  const { game: begun } = await davidDevice.receives('gameStarted');
  await davidDevice.ask('surrenderGame', { gameId: begun.gameId });
  await challenge(carlaDevice, [david, davidDevice]);
  const second = await davidDevice.ask('acceptGameRequest', { fromUserId: carla.userId });
  expect(second).toMatchObject({ success: true });
});

test('a rematch over the hourly limit is refused to the second player to ask, and no game begins', async () => {
  const server = await startServer({ env: { RATE_LIMITS: 'games=1/3600' } });
  const { gameId, firstDevice, secondDevice } = await startGame(server);
  await throwTotals(gameId, [firstDevice, secondDevice], [180, 26, 180, 26, 141]);

  expect(await firstDevice.ask('rematch', { gameId })).toEqual({ success: true });
  expect(await secondDevice.ask('rematch', { gameId })).toEqual(REFUSED);
  expect(secondDevice.events('newGame')).toEqual([]);
});
