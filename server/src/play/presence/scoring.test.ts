/** Two players at one board, and one phone that records the turns of both. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startGame } from '../../../test/game.ts';
import { begunLeague } from '../../../test/league.ts';
import { login, type Device } from '../../../test/player.ts';
import { startServer } from '../../../test/server.ts';

const TOLD_AFTER = 3000; // milliseconds of absence
const ALL = 300_000; // that an absence may last

/** A running game in which whoever throws first has asked to record for both. */
async function askedGame() {
  let now = Date.now();
  const server = await startServer({ clock: () => now });
  const game = await startGame(server);
  const { gameId, first, second, firstDevice, secondDevice } = game;
  const asked = await firstDevice.ask('askToScore', { gameId });
  expect(asked).toMatchObject({ success: true, game: { wantsToScore: first.userId } });
  return {
    ...game,
    server,
    passTime: (ms: number) => void (now += ms),
    look: async () => (await first.get(`/games/${gameId}`)).data.game,
    answer: (accept: boolean, device: Device = secondDevice) =>
      device.ask('answerScoring', { gameId, accept }),
    throwTotal: (turnScore: number, device = firstDevice, turnId: string = randomUUID()) =>
      device.ask('recordTurn', { gameId, turnScore, turnId }),
    ids: [first.userId, second.userId],
  };
}

test('with the rival’s consent one device records a whole game, and a sleeping rival does not count as absent', async () => {
  const { server, gameId, second, secondDevice, passTime, look, answer, throwTotal, ids } =
    await askedGame();
  expect(await secondDevice.receives('scoringAsked')).toEqual({ gameId, userId: ids[0] });
  expect(await answer(true)).toMatchObject({ game: { scorer: ids[0] } });
  expect(await look()).not.toHaveProperty('wantsToScore');
  expect(await throwTotal(60, secondDevice)).toMatchObject({ code: 'scored-by-rival' });

  await secondDevice.goes(server);
  passTime(2 * ALL);
  await server.looksAround();
  for (const [index, total] of [180, 60, 180, 60, 141].entries()) {
    const turnId = `turn ${index}`;
    const thrown = await throwTotal(total, undefined, turnId);
    expect(thrown).toMatchObject({
      game: { absent: [], lastTurn: { playerId: ids[index % 2], scoredBy: ids[0] } },
    });
    const again = await throwTotal(total, undefined, turnId);
    expect(again).toMatchObject({ success: true, game: { expectedTurn: index + 1 } });
  }
  const over = await look();
  expect(over).toMatchObject({ status: 'finalizada', winner: { userId: ids[0] } });
  expect(over).not.toHaveProperty('scorer');
  expect((await second.get('/users/me')).data.user.stats).toMatchObject({ gamesPlayed: 1 });
});

test('a league game that is played again begins without its earlier scoring requests', async () => {
  let now = Date.now();
  const { server, leagueId, people, creator } = await begunLeague(2, {}, () => now);
  const { gameId } = (await creator.get(`/leagues/${leagueId}/games/1`)).data.games[0];
  const meet = async () => {
    const players = await Promise.all(people.map(({ email }) => login(server, email)));
    const devices = await Promise.all(players.map((player) => player.connect()));
    for (const device of devices) await device.ask('joinLeagueGameLobby', { gameId });
    for (const device of devices) await device.ask('joinGame', { gameId });
    return devices as [Device, Device];
  };
  const [device, rival] = await meet();
  for (let time = 0; time < 4; time += 1) {
    await device.ask('askToScore', { gameId });
    await rival.ask('answerScoring', { gameId, accept: false });
  }
  await device.ask('askToScore', { gameId }); // and nobody answers
  now += 24 * 3_600_000;
  await server.aDayPasses();
  const organiser = await login(server, creator.email);
  const about = `/leagues/${leagueId}/results/${gameId}`;
  await organiser.post(`${about}/taking-back`, { reason: 'Se va a jugar.' });

  const [again] = await meet();
  const { game } = (await organiser.get(`/games/${gameId}`)).data;
  expect(game.status).toBe('encurso');
  expect(game).not.toHaveProperty('wantsToScore');
  expect((await again.ask('askToScore', { gameId })).success).toBe(true);
});

test('a scorer’s dead phone pauses the game without a loss, and the scorer goes on from another device', async () => {
  const { server, gameId, first, firstDevice, secondDevice, passTime, look, answer, throwTotal } =
    await askedGame();
  await answer(true);
  await throwTotal(60);

  await firstDevice.goes(server);
  passTime(TOLD_AFTER);
  await secondDevice.settlesOn('updateGame', { game: { absent: [first.userId] } });
  expect(secondDevice.events('playerDisconnected')).toEqual([]);
  passTime(2 * ALL);
  await server.restart();
  passTime(2 * ALL);
  await server.looksAround();
  expect(await look()).toMatchObject({ status: 'encurso', scorer: first.userId });

  const [other, replaced] = [await first.connect(), await first.connect()];
  await replaced.ask('joinGame', { gameId });
  await other.ask('confirmReplaceGameSessionAccepted', {});
  expect(await throwTotal(45, replaced)).toMatchObject({ code: 'other-device' });
  expect(await throwTotal(45, other)).toMatchObject({ success: true, game: { expectedTurn: 2 } });
});

test('after a player takes their side back, each records their own turns, and an absent player has the full time', async () => {
  const { server, gameId, first, second, ...game } = await askedGame();
  const { firstDevice, secondDevice, passTime, answer, throwTotal, look } = game;
  const takeBack = (device: Device) => device.ask('takeSideBack', { gameId });
  expect(await takeBack(secondDevice)).toMatchObject({ code: 'no-scorer' });
  await secondDevice.goes(server);
  passTime(ALL - 1000); // of which the second is left one
  const back = await second.connect();
  await back.ask('joinGame', { gameId });
  await answer(true, back);
  await throwTotal(60, undefined, 'the first one');
  await throwTotal(45, undefined, 'for the second');
  expect(await takeBack(firstDevice)).toMatchObject({ code: 'no-scorer' });
  await firstDevice.goes(server);
  passTime(2 * ALL);
  await server.looksAround();

  const taken = await takeBack(back);
  expect(taken).toMatchObject({ success: true, game: { absent: [first.userId] } });
  expect(await back.receives('sideTakenBack')).toEqual({ gameId, userId: second.userId });
  expect(await back.receives('playerDisconnected')).toMatchObject({ remainingMs: ALL });
  const again = await first.connect();
  await again.ask('joinGame', { gameId });
  const repeated = await throwTotal(45, again, 'for the second');
  expect(repeated).toMatchObject({ success: true, game: { expectedTurn: 2 } });
  expect(await throwTotal(60, again)).toMatchObject({ success: true });
  expect(await throwTotal(60, again)).toMatchObject({ code: 'not-your-turn' });
  expect(await throwTotal(60, back)).toMatchObject({ success: true });
  expect((await look()).lastTurn).not.toHaveProperty('scoredBy');

  await again.goes(server);
  passTime(TOLD_AFTER);
  await back.settlesOn('updateGame', { game: { absent: [first.userId] } });
  passTime(ALL);
  await back.settlesOn('updateGame', {
    game: { endReason: 'disconnect', winner: { userId: second.userId } },
  });
});

test('after a refused or withdrawn scoring request each player records their own turns, and requests are limited', async () => {
  const { gameId, first, second, firstDevice, secondDevice, answer, look } = await askedGame();
  const ask = (device: Device) => device.ask('askToScore', { gameId });
  expect(await ask(firstDevice)).toMatchObject({ success: true }); // it stands
  expect(await ask(secondDevice)).toMatchObject({ code: 'rival-asked' });
  expect(await answer(true, firstDevice)).toMatchObject({ code: 'no-question' });
  expect(await ask(await first.connect())).toMatchObject({ code: 'other-device' });

  expect(await answer(false)).toMatchObject({ success: true });
  const refused = { gameId, userId: second.userId, accept: false };
  expect(await firstDevice.receives('scoringAnswered')).toEqual(refused);
  expect(await answer(true)).toMatchObject({ code: 'no-question' });
  for (let times = 1; times < 5; times += 1) {
    await ask(firstDevice);
    expect(await answer(false, firstDevice)).toMatchObject({ success: true }); // taken back
  }
  expect(await ask(firstDevice)).toMatchObject({ code: 'asked-too-often' });
  expect(await look()).not.toHaveProperty('scorer');
});

test('the scorer alone may correct the recorded turns and surrender for the rival', async () => {
  const { gameId, first, second, firstDevice, secondDevice, answer, look } = await askedGame();
  const surrender = (device: Device, userId: string) =>
    device.ask('surrenderGame', { gameId, userId });
  expect(await surrender(firstDevice, second.userId)).toMatchObject({ code: 'no-scorer' });
  await answer(true);
  expect(await surrender(secondDevice, first.userId)).toMatchObject({ code: 'no-scorer' });
  expect(await surrender(await first.connect(), second.userId)).toMatchObject({
    code: 'other-device',
  });
  expect(await firstDevice.ask('askToScore', { gameId })).toMatchObject({ code: 'has-scorer' });

  for (const turnScore of [60, 54]) await firstDevice.ask('recordTurn', { gameId, turnScore });
  const correction = { gameId, turn: 1, turnScore: 45 };
  const own = await secondDevice.ask('proposeCorrection', correction);
  expect(own).toMatchObject({ code: 'not-own-turn' });
  await firstDevice.ask('proposeCorrection', correction);
  expect((await look()).correction).toMatchObject({ userId: first.userId, totalScore: 45 });
  await secondDevice.ask('answerCorrection', { gameId, accept: true });
  expect((await look()).lastTurn).toMatchObject({
    totalScore: 45,
    playerId: second.userId,
    scoredBy: first.userId,
  });

  expect(await surrender(firstDevice, second.userId)).toEqual({ success: true });
  expect(await look()).toMatchObject({
    endReason: 'surrender',
    winner: { userId: first.userId },
  });
  expect(await firstDevice.ask('askToScore', { gameId })).toMatchObject({ code: 'game-over' });
});

test('taking a side back from a scorer who is already absent restarts the scorer’s full time to return', async () => {
  const { server, gameId, firstDevice, secondDevice, passTime, answer } = await askedGame();
  await firstDevice.goes(server);
  passTime(TOLD_AFTER);
  await secondDevice.ask('joinGame', { gameId }); // from now on the first one's time goes
  passTime(ALL - 60_000);
  await secondDevice.ask('leaveGame', { gameId });
  const joined = await secondDevice.ask('joinGame', { gameId });
  expect(joined).toMatchObject({ otherPlayerDisconnect: true, remainingMs: 60_000 });

  await answer(true);
  await secondDevice.ask('takeSideBack', { gameId });

  const again = await secondDevice.ask('joinGame', { gameId });
  expect(again).toMatchObject({ otherPlayerDisconnect: true, remainingMs: ALL });
});
