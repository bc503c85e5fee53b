import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startGame } from '../../test/game.ts';
import { startProcess } from '../../test/process.ts';

test('a server killed in the middle of a game has every acknowledged turn when it is back', async () => {
  const server = await startProcess();
  const { gameId, first, second, firstDevice, secondDevice } = await startGame(server);
  const acknowledged: number[] = [];
  const throwOn = async (): Promise<void> => {
    for (let turn = 0; ; turn += 1) {
      const device = turn % 2 === 0 ? firstDevice : secondDevice;
      const turnScore = turn % 27;
      const told = await device.ask('recordTurn', { gameId, turnScore, turnId: randomUUID() });
      if (!told.success) throw new Error(told.message);
      acknowledged.push(turnScore);
    }
  };
  const throwing = throwOn().catch((error: unknown) => error);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(5);

  await server.stop('SIGKILL');
  expect(await throwing).toBeInstanceOf(Error);
  await server.start();

  const { game } = (await first.get(`/games/${gameId}`)).data;
  const stored = game.turns.map((turn: { totalScore: number }) => turn.totalScore);
  expect(stored.slice(0, acknowledged.length)).toEqual(acknowledged);
  expect(stored.length - acknowledged.length).toBeLessThanOrEqual(1); // one was on its way
  const thrower = game.turn === first.userId ? first : second;
  const device = await thrower.connect();
  await device.ask('joinGame', { gameId });
  const told = await device.ask('recordTurn', { gameId, turnScore: 26 });
  expect(told).toMatchObject({ success: true, game: { expectedTurn: stored.length + 1 } });
}, 30_000);

test('a server told to stop exits with 0', async () => {
  const server = await startProcess();
  await startGame(server);

  expect(await server.stop('SIGTERM')).toBe(0);
}, 30_000);
