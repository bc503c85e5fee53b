import { randomUUID } from 'node:crypto';
import { BED_NAMES, type BedName } from '@darts/rules/play/beds';
import { CLASSIC } from '@darts/rules/play/x01/settings';
import { expect, test } from 'vitest';
import { sessionOf, startFeatures } from '../../../test/features.ts';
import { meet, startGame, storedTurns, throwTotals } from '../../../test/game.ts';
import type { Device } from '../../../test/player.ts';
import { startServer } from '../../../test/server.ts';
import { tournamentStage } from '../../../test/tournament-stage.ts';

const LEGS = { ...CLASSIC, start: 101, rounds: 10, legs: 3 } as const;

/** A game in which the first is to throw, and somebody who looks on. */
async function watchedGame() {
  const server = await startServer();
  const game = await startGame(server);
  const onlooker = await (await server.player()).connect();
  await onlooker.ask('watch', { gameId: game.gameId });
  const shown = (...beds: BedName[]) => ({ gameId: game.gameId, expectedTurn: 0, beds });
  return { ...game, server, onlooker, shown };
}

/** As the test's device says it, when the page is loaded again. */
const tabOf = ({ socket }: Device): string => (socket.auth as { tabId: string }).tabId;

test('the rival and onlookers see darts as they are entered, and the server stores none of the darts', async () => {
  const { server, gameId, first, firstDevice, secondDevice, onlooker, shown } = await watchedGame();
  const before = (await first.get(`/games/${gameId}`)).data.game;

  for (const darts of [shown('T20'), shown('T20', 'M'), shown('T20', 'M', 'DB'), shown()]) {
    expect(await firstDevice.ask('showDarts', darts)).toEqual({ success: true });
    for (const device of [secondDevice, onlooker]) await device.settlesOn('dartsShown', darts);
  }

  expect(firstDevice.events('dartsShown')).toEqual([]);
  expect(await storedTurns(server.look, gameId)).toEqual([]);
  expect((await first.get(`/games/${gameId}`)).data.game).toEqual(before);
});

test('only the player to throw may show darts, from the device that holds the game', async () => {
  const { server, first, firstDevice, secondDevice, onlooker, shown } = await watchedGame();
  const otherDevice = await first.connect();
  const stranger = await (await server.player()).connect();

  for (const [device, code] of [
    [secondDevice, 'not-your-turn'],
    [otherDevice, 'other-device'],
    [stranger, 'not-a-player'],
    [onlooker, 'not-a-player'],
  ] as const) {
    expect(await device.ask('showDarts', shown('T20'))).toMatchObject({ code });
  }
  const later = { ...shown('T20'), expectedTurn: 2 };
  expect(await firstDevice.ask('showDarts', later)).toMatchObject({ code: 'stale-turn' });
  await firstDevice.ask('leaveGame', { gameId: later.gameId });
  expect(await firstDevice.ask('showDarts', shown('T20'))).toMatchObject({ code: 'not-joined' });
  expect([firstDevice, secondDevice, onlooker].map((each) => each.events('dartsShown'))).toEqual([
    [],
    [],
    [],
  ]);
});

test.each([
  ['more than three', ['S1', 'S1', 'S1', 'S1']],
  ['a bed that does not exist', ['T21']],
  ['points in place of a bed', ['60']],
])('impossible darts are refused: %s', async (_, beds) => {
  const { firstDevice, shown } = await watchedGame();

  const answer: unknown = await firstDevice.socket.emitWithAck('showDarts', { ...shown(), beds });
  expect(answer).toMatchObject({ success: false, code: 'invalid-input' });
});

test('darts are not shown for a finished game or a recorded turn', async () => {
  const { gameId, firstDevice, secondDevice, onlooker, shown } = await watchedGame();
  await firstDevice.ask('recordTurn', { gameId, turnScore: 60 });
  expect(await firstDevice.ask('showDarts', shown('T20'))).toMatchObject({ code: 'not-your-turn' });

  await firstDevice.ask('surrenderGame', { gameId });
  const next = { ...shown('T20'), expectedTurn: 1 };
  expect(await secondDevice.ask('showDarts', next)).toMatchObject({ code: 'game-over' });
  expect(onlooker.events('dartsShown')).toEqual([]);
});

test.each([
  ['loses the connection', 'disconnect'],
  ['leaves the page', 'leaveGame'],
] as const)('darts are withdrawn when their player %s', async (_, way) => {
  const { gameId, firstDevice, secondDevice, onlooker, shown } = await watchedGame();
  await firstDevice.ask('showDarts', shown('T20'));
  await secondDevice.receives('dartsShown');

  if (way === 'disconnect') firstDevice.socket.disconnect();
  else await firstDevice.ask(way, { gameId });

  for (const device of [secondDevice, onlooker]) await device.settlesOn('dartsShown', shown());
});

test('darts are not shown when their player leaves while the server checks them', async () => {
  const features = await startFeatures();
  const { enrol, start, openGames } = await tournamentStage(features);
  const tournamentId = await enrol(await features.newAccounts(2));
  await start(tournamentId);
  const [game] = await openGames(tournamentId);
  const { gameId, players } = game!;
  const [userId] = players; // player 1 begins
  const shower = {
    userId,
    connectionId: 'phone',
    sessionId: sessionOf(userId),
    tabId: 'tab',
    lastTurnOnly: false,
  };
  await features.begin(gameId);
  await features.servers.addConnection('phone', userId);
  await features.live.join(gameId, userId, shower);
  const darts = { gameId, expectedTurn: 0, beds: ['T20' as const] };
  const { shown } = features;

  await Promise.all([shown.show(darts, shower), shown.hide('phone', gameId)]);
  expect(shown.bedsOf(gameId, 0)).toEqual([]);

  await shown.show(darts, shower); // it has come back
  expect(shown.bedsOf(gameId, 0)).toEqual(['T20']);
});

test('darts stay visible when their player leaves a game that is not theirs', async () => {
  const { firstDevice, secondDevice, shown } = await watchedGame();
  await firstDevice.ask('showDarts', shown('T20'));

  await firstDevice.ask('leaveGame', { gameId: randomUUID() });

  await firstDevice.ask('showDarts', shown('T20', 'D5'));
  await secondDevice.settlesOn('dartsShown', shown('T20', 'D5'));
  expect(secondDevice.events('dartsShown').map(({ beds }) => beds.length)).toEqual([1, 2]);
});

test('darts are withdrawn when entering the turn passes to the rival, by consent or by taking a side back', async () => {
  const { gameId, firstDevice, secondDevice, onlooker, shown } = await watchedGame();
  await firstDevice.ask('showDarts', shown('T20'));
  await secondDevice.ask('askToScore', { gameId });
  await firstDevice.ask('answerScoring', { gameId, accept: true });
  await onlooker.settlesOn('dartsShown', shown());

  await secondDevice.ask('showDarts', shown('T20', 'D5'));
  await onlooker.settlesOn('dartsShown', shown('T20', 'D5'));
  await firstDevice.ask('takeSideBack', { gameId });
  await onlooker.settlesOn('dartsShown', shown());
});

test('darts stay visible when the scorer changes and their player still enters the turn', async () => {
  const { gameId, firstDevice, secondDevice, onlooker, shown } = await watchedGame();
  await firstDevice.ask('showDarts', shown('T20'));
  await firstDevice.ask('askToScore', { gameId });
  await secondDevice.ask('answerScoring', { gameId, accept: true });
  await firstDevice.ask('showDarts', shown('T20', 'D5'));
  await secondDevice.ask('takeSideBack', { gameId });

  await firstDevice.ask('showDarts', shown('T20', 'D5', 'M'));
  await onlooker.settlesOn('dartsShown', shown('T20', 'D5', 'M'));
  expect(onlooker.events('dartsShown')).not.toContainEqual(shown());
});

test('darts for the next leg are withdrawn when a correction reopens the previous leg', async () => {
  const server = await startServer();
  const [ana, biel] = await Promise.all([server.player(), server.player()]);
  const { gameId, firstDevice, secondDevice } = await meet(ana, biel, LEGS);
  const onlooker = await (await server.player()).connect();
  await onlooker.ask('watch', { gameId });
  await throwTotals(gameId, [firstDevice, secondDevice], [60, 101]); // the second begins the next leg
  const next = { gameId, expectedTurn: 2, beds: ['T20' as const] };
  await secondDevice.ask('showDarts', next);
  await onlooker.settlesOn('dartsShown', next);

  await secondDevice.ask('proposeCorrection', { gameId, turn: 1, turnScore: 100 });
  await firstDevice.ask('answerCorrection', { gameId, accept: true });

  for (const device of [firstDevice, onlooker]) {
    await device.settlesOn('dartsShown', { ...next, beds: [] });
  }
  const latecomer = await (await server.player()).connect();
  await latecomer.ask('watch', { gameId });
  expect(latecomer.events('dartsShown')).toEqual([]);

  const now = { ...next, beds: ['S5' as const] };
  await firstDevice.ask('showDarts', now);
  await secondDevice.goes(server);
  const afterwards = await (await server.player()).connect();
  await afterwards.ask('watch', { gameId });
  await afterwards.settlesOn('dartsShown', now);
  await onlooker.settlesOn('dartsShown', now);
});

test('darts shown by a second device stay visible when the replaced device disconnects', async () => {
  const { server, gameId, first, firstDevice, secondDevice, shown } = await watchedGame();
  await firstDevice.ask('showDarts', shown('T20'));
  const other = await first.connect();
  await other.ask('confirmReplaceGameSessionAccepted', {});
  await other.ask('showDarts', shown('T20', 'D5'));

  const { id: gone = '' } = firstDevice.socket;
  firstDevice.socket.disconnect();
  const connections = () =>
    server.look((db) => db.selectFrom('connections').select('connection_id').execute());
  await expect.poll(connections).not.toContainEqual({ connection_id: gone });
  await other.ask('showDarts', shown('T20', 'D5', 'M'));

  await secondDevice.settlesOn('dartsShown', shown('T20', 'D5', 'M'));
  const all = secondDevice.events('dartsShown').map(({ beds }) => beds.length);
  expect(all).toEqual([1, 2, 3]);
  await other.ask('leaveGame', { gameId });
  await secondDevice.settlesOn('dartsShown', shown());
});

test('a client that arrives in the middle of a turn sees the darts of that turn only', async () => {
  const { server, gameId, first, firstDevice, second, secondDevice, shown } = await watchedGame();
  await firstDevice.ask('showDarts', shown('T20', 'M'));
  const latecomer = await (await server.player()).connect();
  const back = await second.connect({ tabId: tabOf(secondDevice) });

  await latecomer.ask('watch', { gameId });
  await back.ask('joinGame', { gameId });
  for (const device of [latecomer, back]) {
    expect(await device.receives('dartsShown')).toEqual(shown('T20', 'M'));
  }

  const reloaded = await first.connect({ tabId: tabOf(firstDevice) });
  await reloaded.ask('joinGame', { gameId });
  await reloaded.ask('showDarts', shown());
  const last = await (await server.player()).connect();
  await last.ask('watch', { gameId });
  await reloaded.ask('showDarts', shown('D5'));
  expect(await last.receives('dartsShown')).toEqual(shown('D5'));
  expect(last.events('dartsShown')).toHaveLength(1);
  expect(reloaded.events('dartsShown')).toEqual([]);
});

test('darts are withdrawn when their player’s server is gone, and other players’ darts stay', async () => {
  const { server, first, firstDevice, secondDevice, onlooker, shown } = await watchedGame();
  const other = await startGame(server);
  const others = { ...shown('S1'), gameId: other.gameId };
  await firstDevice.ask('showDarts', shown('T20'));
  await other.firstDevice.ask('showDarts', others);
  await other.secondDevice.receives('dartsShown');

  await server.look(async (db) => {
    const gone = [firstDevice, other.secondDevice].map(({ socket }) => socket.id ?? '');
    await db.deleteFrom('connections').where('connection_id', 'in', gone).execute();
  });

  for (const device of [secondDevice, onlooker]) await device.settlesOn('dartsShown', shown());
  const back = await first.connect({ tabId: tabOf(firstDevice) });
  await back.ask('joinGame', { gameId: shown().gameId });
  await back.ask('showDarts', shown('D5'));
  await secondDevice.settlesOn('dartsShown', shown('D5'));
  expect(other.secondDevice.events('dartsShown')).toEqual([others]);
});

test('deleting an account while it shows darts ends its game', async () => {
  const { first, firstDevice, secondDevice, shown } = await watchedGame();
  await firstDevice.ask('showDarts', shown('T20'));

  const { success } = await first.post('/users/delete');

  expect(success).toBe(true);
  await secondDevice.settlesOn('updateGame', { game: { status: 'finalizada' } });
});

test('a flood of darts is limited to a few events a second, and the last darts are shown in the end', async () => {
  const { gameId, firstDevice, secondDevice, shown } = await watchedGame();
  const began = performance.now();
  const flood = Array.from({ length: 250 }, (_, index) =>
    shown(BED_NAMES[index % BED_NAMES.length]!),
  );

  const answers = await Promise.all(flood.map((darts) => firstDevice.ask('showDarts', darts)));

  expect(new Set(answers.map(({ success }) => success))).toEqual(new Set([true]));
  await secondDevice.settlesOn('dartsShown', flood.at(-1)!);
  const seconds = (performance.now() - began) / 1000;
  expect(secondDevice.events('dartsShown').length).toBeLessThanOrEqual(2 + 5 * seconds);
  expect(await firstDevice.ask('recordTurn', { gameId, turnScore: 60 })).toMatchObject({
    success: true,
  });
});
