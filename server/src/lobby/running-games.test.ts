import { expect, test } from 'vitest';
import { startGame } from '../../test/game.ts';
import { startServer } from '../../test/server.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

async function onlookerIn(server: Server) {
  const device = await (await server.player()).connect();
  await device.ask('enterOnlineLobby', {});
  return device;
}

test('players in the lobby see the running games as they begin and end', async () => {
  const server = await startServer();
  const onlooker = await onlookerIn(server);
  const none = { runningGames: [], activeGames: 0 };
  expect(await onlooker.receives('updateRunningGames')).toEqual(none);

  const { gameId, ana, biel, firstDevice } = await startGame(server);
  const entryOf = ({ userId, username }: typeof ana) => ({ userId, username, mpt: 0 });
  const game = { gameId, player1: entryOf(ana), player2: entryOf(biel) };
  await onlooker.settlesOn('updateRunningGames', { runningGames: [game], activeGames: 1 });
  const newcomer = await onlookerIn(server);
  expect(await newcomer.receives('updateRunningGames')).toMatchObject({ runningGames: [game] });

  await firstDevice.ask('surrenderGame', { gameId });
  for (const device of [onlooker, newcomer]) await device.settlesOn('updateRunningGames', none);
});

test('the lobby lists the games of the strongest players first', async () => {
  const server = await startServer();
  const games = [await startGame(server), await startGame(server), await startGame(server)];
  for (const [index, points] of [60, 1200, 100].entries()) {
    await server.look((db) =>
      db
        .updateTable('users')
        .set({ points, turns: 10 })
        .where('user_id', '=', games[index]!.biel.userId)
        .execute(),
    );
  }

  const { runningGames } = await (await onlookerIn(server)).receives('updateRunningGames');
  expect(runningGames.map(({ gameId }) => gameId)).toEqual(
    [1, 2, 0].map((index) => games[index]!.gameId),
  );
  expect(runningGames.map(({ player2 }) => player2.mpt)).toEqual([120, 10, 6]);
});

test('games that begin and end in quick succession cause at most one lobby event a second', async () => {
  const server = await startServer();
  const onlooker = await onlookerIn(server);
  const began = performance.now();

  for (let game = 0; game < 10; game += 1) {
    const { gameId, firstDevice } = await startGame(server);
    await firstDevice.ask('surrenderGame', { gameId });
  }
  const { gameId } = await startGame(server);

  await onlooker.settlesOn('updateRunningGames', { runningGames: [{ gameId }] });
  const seconds = (performance.now() - began) / 1000;
  expect(onlooker.events('updateRunningGames').length).toBeLessThanOrEqual(3 + seconds);
});

test('the list of running games is not sent again while no game begins or ends', async () => {
  const server = await startServer();
  const { gameId, firstDevice } = await startGame(server);
  const onlooker = await onlookerIn(server);
  await server.looksAround(); // the first look after somebody has come may send what they have
  const { length: sent } = onlooker.events('updateRunningGames');

  await firstDevice.ask('recordTurn', { gameId, turnScore: 60 });
  await server.looksAround();
  expect(onlooker.events('updateRunningGames')).toHaveLength(sent);
});
