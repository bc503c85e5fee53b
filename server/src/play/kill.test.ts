import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { playingBot } from '../../test/bot.ts';
import { beginGame, startGame, storedTurns } from '../../test/game.ts';
import { checkInvariants, storeNow } from '../../test/game-invariants.ts';
import { startProcess } from '../../test/process.ts';
import { proofChance, proofLength, proofSeed } from '../../test/proof.ts';

const KILLS = proofLength(20);
const PAIRS = 20;

test('a server killed in the middle of a game has every acknowledged turn after it starts again', async () => {
  const server = await startProcess();
  const { gameId, first, second, firstDevice, secondDevice } = await startGame(server);
  const acknowledged: number[] = [];
  const throwOn = async (): Promise<void> => {
    for (let turn = 0; ; turn += 1) {
      const device = turn % 2 === 0 ? firstDevice : secondDevice;
      const turnScore = turn % 27;
      const answer = await device.ask('recordTurn', { gameId, turnScore, turnId: randomUUID() });
      if (!answer.success) throw new Error(answer.message);
      acknowledged.push(turnScore);
      await setTimeout(20); // so that the game is not over before the kill
    }
  };
  const throwing = throwOn().catch((error: unknown) => error);
  await expect.poll(() => acknowledged.length, { interval: 10 }).toBeGreaterThan(5);

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
  const answer = await device.ask('recordTurn', { gameId, turnScore: 26 });
  expect(answer).toMatchObject({ success: true, game: { expectedTurn: stored.length + 1 } });
});

test(`${KILLS} kills while twenty pairs play lose no turn and cost no player a game (seed ${proofSeed})`, async () => {
  const server = await startProcess();
  const chance = proofChance();
  const games = await Promise.all(
    Array.from({ length: PAIRS }, async () => {
      const players = await Promise.all([server.player(), server.player()]);
      return { gameId: await beginGame(...players), players };
    }),
  );
  const habits = {
    nextTotal: () => Math.floor(chance() * 61),
    pause: () => setTimeout(chance() * KILLS * 100), // so that they last as long as the killing
    patienceMs: 1000,
  };
  const bots = games.flatMap(({ gameId, players }) =>
    players.map((player) => ({ gameId, bot: playingBot(server.url, player, gameId, habits) })),
  );

  for (let kills = 0; kills < KILLS; kills += 1) {
    await setTimeout(200 + chance() * 1000);
    await server.stop('SIGKILL');
    await server.start();
  }

  for (const { gameId, bot } of bots) {
    const game = await bot.over;
    expect(['zero', 'rounds']).toContain(game.endReason);
    const stored = await storedTurns(server.look, gameId);
    const ids = stored.map(({ turnId }) => turnId);
    expect(new Set(ids).size).toBe(ids.length);
    const own = new Set(bot.acknowledged.map(({ turnId }) => turnId));
    expect(ids.filter((turnId) => own.has(turnId ?? ''))).toEqual([...own]);
  }
  checkInvariants(await server.look(storeNow));
});

test('a server that is stopped exits with 0', async () => {
  const server = await startProcess();
  await startGame(server);

  expect(await server.stop('SIGTERM')).toBe(0);
});
