/** Two at once, again and again: exactly one outcome each time, and nothing half made. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { GameView } from '@darts/contracts/play';
import { CLASSIC } from '@darts/rules/play/x01/settings';
import { expect, test } from 'vitest';
import { meet, throwTotals } from '../../test/game.ts';
import type { Player } from '../../test/player.ts';
import { proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { startServer } from '../../test/server.ts';

const REPETITIONS = proofLength(200);
const times = `${REPETITIONS} times (seed ${proofSeed})`;
const chance = proofChance();

const WITHIN_MS = 4; // which lets either of two come first

/** Starts all after one another in an order that chance decides, and waits for all. */
const atOnce = async <Result>(...acts: readonly (() => Promise<Result>)[]): Promise<Result[]> => {
  const order = acts.map((_, index) => index).toSorted(() => chance() - 0.5);
  const results: Promise<Result>[] = [];
  for (const index of order) results[index] = acts[index]!();
  return Promise.all(results);
};

async function runningGameOf(player: Player): Promise<string | undefined> {
  const { data } = await player.get(`/games/activegame/${player.userId}`);
  return data.game?.gameId;
}

async function twoPlayers(clock?: () => number) {
  const server = await startServer({ ...(clock && { clock }) });
  const players = await Promise.all([server.player(), server.player()]);
  return { server, ana: players[0], biel: players[1] };
}

test(`a player whose two requests are accepted at once plays one game, ${times}`, async () => {
  const { server, ana, biel } = await twoPlayers();
  const carla = await server.player();
  const [anaDevice, bielDevice, carlaDevice] = await Promise.all(
    [ana, biel, carla].map((player) => player.connect()),
  );

  for (let time = 0; time < REPETITIONS; time += 1) {
    for (const [player, device] of [[biel, bielDevice] as const, [carla, carlaDevice] as const]) {
      await device!.ask('addGameOnlineLobby', {});
      await anaDevice!.ask('requestGameToPlayer', { targetUserId: player.userId });
    }
    const answers = await atOnce(
      () => bielDevice!.ask('acceptGameRequest', { fromUserId: ana.userId }),
      () => carlaDevice!.ask('acceptGameRequest', { fromUserId: ana.userId }),
    );

    const games = answers.flatMap((each) => (each.success ? [each.gameId] : []));
    expect(games).toHaveLength(1);
    expect(await runningGameOf(ana)).toBe(games[0]);
    await anaDevice!.ask('surrenderGame', { gameId: games[0]! });
    for (const device of [bielDevice!, carlaDevice!]) await device.ask('deleteGameOnlineLobby', {});
  }
});

test(`requests in both directions accepted at once make one game, ${times}`, async () => {
  const { ana, biel } = await twoPlayers();
  const [anaDevice, bielDevice] = await Promise.all([ana.connect(), biel.connect()]);

  for (let time = 0; time < REPETITIONS; time += 1) {
    await anaDevice.ask('addGameOnlineLobby', {});
    await bielDevice.ask('addGameOnlineLobby', {});
    await anaDevice.ask('requestGameToPlayer', { targetUserId: biel.userId });
    await bielDevice.ask('requestGameToPlayer', { targetUserId: ana.userId });
    const answers = await atOnce(
      () => anaDevice.ask('acceptGameRequest', { fromUserId: biel.userId }),
      () => bielDevice.ask('acceptGameRequest', { fromUserId: ana.userId }),
    );

    const games = answers.flatMap((each) => (each.success ? [each.gameId] : []));
    expect(games).toHaveLength(1);
    expect(await runningGameOf(ana)).toBe(games[0]);
    expect(await runningGameOf(biel)).toBe(games[0]);
    await anaDevice.ask('surrenderGame', { gameId: games[0]! });
  }
});

test(`a rematch requested by both players at once is one game, ${times}`, async () => {
  const { ana, biel } = await twoPlayers();
  const { gameId, firstDevice, secondDevice } = await meet(ana, biel);
  let last = gameId;

  for (let time = 0; time < REPETITIONS; time += 1) {
    await firstDevice.ask('surrenderGame', { gameId: last });
    const answer = await atOnce(
      () => firstDevice.ask('rematch', { gameId: last }),
      () => secondDevice.ask('rematch', { gameId: last }),
    );

    expect(answer).toEqual([{ success: true }, { success: true }]);
    const next = await runningGameOf(ana);
    expect(next).toBeDefined();
    expect(next).not.toBe(last);
    expect(await runningGameOf(biel)).toBe(next);
    last = next!;
    await firstDevice.ask('joinGame', { gameId: last });
    await secondDevice.ask('joinGame', { gameId: last });
  }
  expect(firstDevice.events('newGame')).toHaveLength(REPETITIONS);
});

test(`a winning turn racing the thrower's surrender has one winner, ${times}`, async () => {
  const { ana, biel } = await twoPlayers();

  for (let time = 0; time < REPETITIONS; time += 1) {
    const { gameId, first, second, firstDevice, secondDevice } = await meet(ana, biel);
    await throwTotals(gameId, [firstDevice, secondDevice], [180, 0, 180, 0]);
    const turn = { gameId, turnScore: 141, turnId: randomUUID() };
    const [won, surrendered] = await atOnce<{ success: boolean }>(
      () => firstDevice.ask('recordTurn', turn),
      () => firstDevice.ask('surrenderGame', { gameId }),
    );

    const { game } = (await ana.get(`/games/${gameId}`)).data;
    expect(won?.success).toBe(!surrendered?.success);
    expect(game.winner.userId).toBe(won?.success ? first.userId : second.userId);
    expect(game.endReason).toBe(won?.success ? 'zero' : 'surrender');
    for (const device of [firstDevice, secondDevice]) device.socket.disconnect();
  }
  const { stats } = (await ana.get('/users/me')).data.user;
  expect(stats.gamesPlayed).toBe(REPETITIONS);
});

test(`a claim racing the rival’s return either ends the game or leaves it running, ${times}`, async () => {
  let now = Date.now();
  const { server, ana, biel } = await twoPlayers(() => now);

  for (let time = 0; time < REPETITIONS; time += 1) {
    for (const player of [ana, biel]) await player.post('/users/refresh-token');
    const { gameId, first, second, firstDevice, secondDevice } = await meet(ana, biel);
    await secondDevice.goes(server);
    now += 3000;
    await firstDevice.ask('joinGame', { gameId });
    now += 300_000;
    const back = await second.connect();
    const [claimed, joined] = await atOnce<{ success: boolean }>(
      () =>
        firstDevice.ask('finishGameByDisconnectTimeOut', { gameId, winnerUserId: first.userId }),
      () => back.ask('joinGame', { gameId }),
    );

    const { game } = (await ana.get(`/games/${gameId}`)).data;
    expect(joined?.success).toBe(true);
    expect(game.status).toBe(claimed?.success ? 'finalizada' : 'encurso');
    if (!claimed?.success) await back.ask('surrenderGame', { gameId });
    for (const device of [firstDevice, back]) device.socket.disconnect();
  }
});

test(`one of two devices that join at once holds the game, ${times}`, async () => {
  const { ana, biel } = await twoPlayers();
  const { gameId, first, firstDevice } = await meet(ana, biel);
  const devices = [firstDevice, await first.connect()];

  for (let time = 0; time < REPETITIONS; time += 1) {
    await Promise.all(devices.map((device) => device.ask('leaveGame', { gameId })));
    const joined = await atOnce<{ success: boolean }>(
      ...devices.map((device) => () => device.ask('joinGame', { gameId })),
    );

    expect(joined.filter(({ success }) => success)).toHaveLength(1);
    const answer = await devices[0]!.ask('hasOtherSocketInGame', {});
    expect(answer).toMatchObject({ hasOtherSocketInGame: !joined[0]?.success });
  }
});

test(`two players who return at once each see that the other is present, ${times}`, async () => {
  let now = Date.now();
  const { ana, biel } = await twoPlayers(() => now);
  const { gameId, firstDevice, secondDevice } = await meet(ana, biel);
  const devices = [firstDevice, secondDevice];

  for (let time = 0; time < REPETITIONS; time += 1) {
    await Promise.all(devices.map((device) => device.ask('leaveGame', { gameId })));
    now += 3000; // whoever comes first is told that the other is away
    const answers = await atOnce(
      ...devices.map((device) => () => device.ask('joinGame', { gameId })),
    );

    const { version, absent } = (await ana.get(`/games/${gameId}`)).data.game;
    expect(absent).toEqual([]);
    for (const [index, device] of devices.entries()) {
      const seen = () => [answers[index], ...device.events('updateGame')];
      await expect
        .poll(seen)
        .toContainEqual(expect.objectContaining({ game: expect.objectContaining({ version }) }));
    }
  }
});

test(`a player who enters the end dialog as the rival leaves is present, ${times}`, async () => {
  const now = Date.now();
  const { server, ana, biel } = await twoPlayers(() => now);
  const { gameId, firstDevice, secondDevice } = await meet(ana, biel);
  await firstDevice.ask('surrenderGame', { gameId });

  await server.look(async (db) => {
    for (let time = 0; time < REPETITIONS; time += 1) {
      const devices = [firstDevice, secondDevice];
      const [comes, leaves] = time % 2 === 0 ? devices : devices.toReversed();
      await atOnce<{ success: boolean }>(
        () => comes!.ask('joinGame', { gameId }),
        () => leaves!.ask('leaveGame', { gameId }),
      );

      const offer = await db.selectFrom('rematches').selectAll().executeTakeFirstOrThrow();
      const there = [offer.connection1, offer.connection2].filter((each) => each !== null);
      expect(there).toEqual([comes!.socket.id]);
    }
  });
});

test(`a correction racing the next turn is either accepted or void, never both, ${times}`, async () => {
  const { ana, biel } = await twoPlayers();
  const long = { ...CLASSIC, start: 1001, rounds: 50, legs: 11 } as const;
  const { gameId, deviceOf } = await meet(ana, biel, long);
  const gameNow = async (): Promise<GameView> => (await ana.get(`/games/${gameId}`)).data.game;
  const throwing = ({ turn, version, expectedTurn }: GameView, turnScore: number) =>
    deviceOf(turn!).ask('recordTurn', { gameId, turnScore, version, expectedTurn });

  for (let time = 0; time < REPETITIONS; time += 1) {
    const before = await gameNow();
    const asker = deviceOf(before.turn!);
    await throwing(before, 2);
    const thrown = await gameNow();
    const { expectedTurn, turn } = thrown;
    const propose = () =>
      asker.ask('proposeCorrection', { gameId, turn: expectedTurn - 1, turnScore: 1 });
    const isAsked = time % 2 === 0;
    if (isAsked) await propose();
    const asked = await gameNow();
    const { version } = asked;
    const accept = () => deviceOf(turn!).ask('answerCorrection', { gameId, accept: true, version });
    const isTurnLate = chance() < 0.5; // it is shorter on its way to the store
    const [step, next] = await atOnce<{ success: boolean }>(
      isAsked ? accept : propose,
      async () => {
        if (isTurnLate) await setTimeout(chance() * WITHIN_MS);
        return throwing(asked, 3);
      },
    );

    const { correction, turns } = await gameNow();
    const isCorrected = isAsked && step!.success;
    expect(next!.success).toBe(!isCorrected);
    expect(correction).toBeUndefined();
    expect(turns[expectedTurn - 1]?.totalScore).toBe(isCorrected ? 1 : 2);
    expect(turns).toHaveLength(expectedTurn + (isCorrected ? 0 : 1));
  }
});
