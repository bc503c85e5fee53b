import { describe, expect, test } from 'vitest';
import { startGame, throwTotals } from '../../../test/game.ts';
import type { Device } from '../../../test/player.ts';
import { startServer } from '../../../test/server.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

const NONE = { success: false, code: 'no-rematch', message: 'Esta partida no permite revancha.' };

/** A lobby game that `first` is about to win: 141 points left. */
async function closeGame(clock?: () => number) {
  const server = await startServer({ ...(clock && { clock }) });
  const game = await startGame(server);
  await throwTotals(game.gameId, [game.firstDevice, game.secondDevice], [180, 26, 180, 26]);
  return { server, ...game };
}

const WINNING = 141;

/** One that `first` has just won, both still at the end dialog. */
async function overGame(clock?: () => number) {
  const game = await closeGame(clock);
  await game.firstDevice.ask('recordTurn', { gameId: game.gameId, turnScore: WINNING });
  return game;
}

async function hearsOfNoExit(server: Server, device: Device): Promise<void> {
  await server.looksAround();
  expect(device.events('gameExited')).toEqual([]);
}

describe('a rematch', () => {
  test('is one new game once both players have asked, and the loser starts', async () => {
    const { gameId, first, second, firstDevice, secondDevice } = await overGame();

    expect(await firstDevice.ask('rematch', { gameId })).toEqual({ success: true });
    expect(await firstDevice.ask('rematch', { gameId })).toEqual({ success: true });
    expect(firstDevice.events('newGame')).toEqual([]);
    expect(await secondDevice.ask('rematch', { gameId })).toEqual({ success: true });

    const { newGameId, oldGameId } = await firstDevice.receives('newGame');
    expect(oldGameId).toBe(gameId);
    expect(await secondDevice.receives('newGame')).toEqual({ newGameId, oldGameId });
    const { game } = (await first.get(`/games/${newGameId}`)).data;
    expect(game).toMatchObject({ status: 'encurso', turn: second.userId });
    await firstDevice.ask('joinGame', { gameId: newGameId });
    await firstDevice.ask('leaveGame', { gameId }); // which is not the one that it holds by now
    const other = await first.connect();
    expect(await other.ask('hasOtherSocketInGame', {})).toMatchObject({
      hasOtherSocketInGame: true,
    });
    expect(await other.ask('rematch', { gameId })).toEqual({ success: true }); // as an answer was lost
    expect(await other.receives('newGame')).toEqual({ newGameId, oldGameId });
  });

  test('is announced to the rival when a player asks for it, or when an absent rival returns', async () => {
    const { server, gameId, first, second, firstDevice, secondDevice } = await overGame();
    const wanted = { gameId, userId: first.userId };
    await secondDevice.goes(server);
    await firstDevice.ask('rematch', { gameId });

    const back = await second.connect();
    await back.ask('joinGame', { gameId });
    expect(await back.receives('rematchWanted')).toEqual(wanted);

    await firstDevice.ask('rematch', { gameId });
    await expect.poll(() => back.events('rematchWanted')).toEqual([wanted, wanted]);
  });

  test('is reported as open, wanted or already begun to a player who returns', async () => {
    const { server, gameId, first, second, firstDevice, secondDevice } = await overGame();
    await secondDevice.goes(server);
    const back = await second.connect();
    expect(await back.ask('joinGame', { gameId })).toMatchObject({ rematch: 'open' });
    await firstDevice.ask('rematch', { gameId });
    expect(await back.ask('joinGame', { gameId })).toMatchObject({ rematch: 'wanted' });

    await back.ask('rematch', { gameId });
    const begun = await back.receives('newGame');
    const late = await first.connect();
    expect(await late.ask('joinGame', { gameId })).toMatchObject({ rematch: 'gone' });
    expect(await late.receives('newGame')).toEqual(begun);
  });

  test('is not offered to a player who returns after the rival has left', async () => {
    const { server, gameId, second, firstDevice, secondDevice } = await overGame();
    await secondDevice.goes(server);
    await firstDevice.ask('playerExitGame', { gameId });
    const back = await second.connect();
    expect(await back.ask('joinGame', { gameId })).toMatchObject({ rematch: 'gone' });
    expect(back.events('newGame')).toEqual([]);
  });

  test('is also possible after a surrender', async () => {
    const { gameId, firstDevice, secondDevice } = await closeGame();
    await secondDevice.ask('surrenderGame', { gameId });

    for (const each of [firstDevice, secondDevice]) await each.ask('rematch', { gameId });

    expect(await firstDevice.receives('newGame')).toMatchObject({ oldGameId: gameId });
  });

  test('is cancelled when a rival who was absent at the win stays away for ten seconds', async () => {
    let now = Date.now();
    const { server, gameId, second, firstDevice, secondDevice } = await closeGame(() => now);
    await secondDevice.goes(server);
    await firstDevice.ask('recordTurn', { gameId, turnScore: WINNING });

    now += 10_000;

    expect(await firstDevice.receives('gameExited')).toEqual({ gameId, userId: second.userId });
  });

  test('counts a player as present on the device with which they returned before the win', async () => {
    let now = Date.now();
    const { server, gameId, second, firstDevice, secondDevice } = await closeGame(() => now);
    await secondDevice.goes(server);
    const back = await second.connect();
    await back.ask('joinGame', { gameId });
    await firstDevice.ask('recordTurn', { gameId, turnScore: WINNING });
    now += 20_000;
    await hearsOfNoExit(server, firstDevice);

    await back.goes(server);
    now += 10_000;

    expect(await firstDevice.receives('gameExited')).toEqual({ gameId, userId: second.userId });
  });

  test('is one new game when both players ask at once', async () => {
    const { gameId, firstDevice, secondDevice, first } = await overGame();

    await Promise.all([firstDevice, secondDevice].map((each) => each.ask('rematch', { gameId })));

    await firstDevice.receives('newGame');
    expect(firstDevice.events('newGame')).toHaveLength(1);
    expect((await first.get(`/games/activegame/${first.userId}`)).data.game).not.toBeNull();
  });

  test('is cancelled when the rival leaves, and the event comes even before any player has asked', async () => {
    const { gameId, second, firstDevice, secondDevice } = await overGame();

    await secondDevice.ask('playerExitGame', { gameId });

    expect(await firstDevice.receives('gameExited')).toEqual({ gameId, userId: second.userId });
    expect(await firstDevice.ask('rematch', { gameId })).toEqual(NONE);
    expect(secondDevice.events('gameExited')).toEqual([]); // who leaves knows
  });

  test('is cancelled when the rival deletes the account, even after the rival has asked for it', async () => {
    const { gameId, second, firstDevice, secondDevice } = await overGame();
    await secondDevice.ask('rematch', { gameId });

    await second.post('/users/delete');

    expect(await firstDevice.receives('gameExited')).toEqual({ gameId, userId: second.userId });
    expect(await firstDevice.ask('rematch', { gameId })).toEqual(NONE);
  });

  test('survives a reload at the end dialog, and is cancelled after ten seconds away', async () => {
    let now = Date.now();
    const { server, gameId, second, firstDevice, secondDevice } = await overGame(() => now);
    secondDevice.socket.disconnect();
    const back = await second.connect();
    await back.ask('joinGame', { gameId });
    now += 20_000;
    await hearsOfNoExit(server, firstDevice);

    await back.goes(server);
    now += 10_000;

    expect(await firstDevice.receives('gameExited')).toEqual({ gameId, userId: second.userId });
  });

  test('does not begin while a player who asked for it is away, but after that player returns', async () => {
    const { server, gameId, first, firstDevice, secondDevice } = await overGame();
    await firstDevice.ask('rematch', { gameId });
    await firstDevice.goes(server);
    await secondDevice.ask('rematch', { gameId });
    expect((await first.get(`/games/activegame/${first.userId}`)).data.game).toBeNull();

    const back = await first.connect();
    await back.ask('joinGame', { gameId });
    await back.ask('rematch', { gameId });
    expect(await secondDevice.receives('newGame')).toBeTruthy();
  });

  test('expires after five minutes', async () => {
    let now = Date.now();
    const { server, gameId, firstDevice } = await overGame(() => now);

    now += 5 * 60_000;

    expect(await firstDevice.ask('rematch', { gameId })).toEqual(NONE);
    await expect.poll(server.heldConnections).toEqual([]); // nothing is kept of the offer
  });

  test('is refused when a player is already in another game, and no game begins', async () => {
    const { server, gameId, first, firstDevice, secondDevice } = await overGame();
    const third = await server.player();
    const thirdDevice = await third.connect();
    await thirdDevice.ask('addGameOnlineLobby', {});
    await firstDevice.ask('requestGameToPlayer', { targetUserId: third.userId });
    await thirdDevice.ask('acceptGameRequest', { fromUserId: first.userId });

    await firstDevice.ask('rematch', { gameId });
    expect(await secondDevice.ask('rematch', { gameId })).toEqual({
      success: false,
      code: 'already-playing',
      message: 'Ya estás en otra partida en curso. Finalízala antes de comenzar una nueva.',
    });
    expect(secondDevice.events('newGame')).toEqual([]);
  });
});
