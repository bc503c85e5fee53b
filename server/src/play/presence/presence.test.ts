import { describe, expect, test, vi } from 'vitest';
import { startGame, throwTotals } from '../../../test/game.ts';
import { login, type Device } from '../../../test/player.ts';
import { startServer } from '../../../test/server.ts';

const TOLD_AFTER = 3000; // milliseconds of absence
const ALL = 300_000; // that an absence may last
const STALL = 5000;
const LEAP = 5000; // of the machine's clock: with more, the test's own sockets give up
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A running game, whose server's clock goes only when the test moves it. */
async function gameByTheClock(env: Readonly<Record<string, string>> = {}) {
  let now = Date.now();
  const server = await startServer({ clock: () => now, env });
  const passTime = (ms: number): void => {
    now += ms;
  };
  return { server, passTime, ...(await startGame(server)) };
}

type Played = Awaited<ReturnType<typeof gameByTheClock>>;

/** The machine's own clock goes otherwise from now on, until the test is over. */
function setClock(byMs: number): void {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + byMs);
}

describe('a disconnected player', () => {
  test('is reported to the rival with the time left to return, and loses the game when it runs out', async () => {
    const { server, passTime, gameId, first, second, firstDevice, secondDevice } =
      await gameByTheClock();
    await secondDevice.goes(server);

    passTime(TOLD_AFTER);

    expect(await firstDevice.receives('playerDisconnected')).toEqual({
      gameId,
      userId: second.userId,
      remainingMs: ALL,
      totalMs: ALL,
    });
    const { game } = await firstDevice.receives('updateGame');
    expect(game.absent).toEqual([second.userId]);

    passTime(ALL);
    await firstDevice.settlesOn('updateGame', {
      game: { status: 'finalizada', endReason: 'disconnect', winner: { userId: first.userId } },
    });
    expect((await first.get('/users/me')).data.user.stats).toMatchObject({ gamesWon: 1 });
  });

  test('is reported, and loses, also when the time limit is no multiple of three seconds', async () => {
    const { server, passTime, firstDevice, secondDevice } = await gameByTheClock({
      DISCONNECT_SECONDS: '5',
    });
    await secondDevice.goes(server);
    passTime(TOLD_AFTER);
    await firstDevice.receives('playerDisconnected');

    passTime(5000);

    await firstDevice.settlesOn('updateGame', { game: { endReason: 'disconnect' } });
  });

  test('does not lose when the server has stalled, even if the rival claims the win', async () => {
    const { server, passTime, gameId, first, firstDevice, secondDevice } = await gameByTheClock();
    await secondDevice.goes(server);
    passTime(TOLD_AFTER);
    await firstDevice.receives('playerDisconnected');
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + STALL);
    passTime(ALL);

    const asked = { gameId, winnerUserId: first.userId };
    const answer = await firstDevice.ask('finishGameByDisconnectTimeOut', asked);
    expect(answer).toMatchObject({ success: false, code: 'not-due' });
    await server.looksAround();
    expect((await first.get(`/games/${gameId}`)).data.game.status).toBe('encurso');
  });

  test('has a minute left after the machine has slept or its clock was set forward', async () => {
    const { server, passTime, gameId, first, firstDevice, secondDevice } = await gameByTheClock();
    await secondDevice.goes(server);
    passTime(TOLD_AFTER);
    await firstDevice.receives('playerDisconnected');

    setClock(LEAP);
    passTime(2 * ALL);

    const asked = { gameId, winnerUserId: first.userId };
    const claim = () => firstDevice.ask('finishGameByDisconnectTimeOut', asked);
    expect(await claim()).toMatchObject({ success: false, code: 'not-due' });
    await server.looksAround();
    passTime(MINUTE - 1000);
    expect(await claim()).toMatchObject({ success: false, code: 'not-due' });
    passTime(1000);
    await firstDevice.settlesOn('updateGame', { game: { endReason: 'disconnect' } });
  });

  test('has at most the full time left after the clock was set back', async () => {
    const { server, passTime, firstDevice, secondDevice } = await gameByTheClock();
    await secondDevice.goes(server);
    passTime(TOLD_AFTER);
    await firstDevice.receives('playerDisconnected');

    setClock(-LEAP);
    passTime(-HOUR);
    await server.looksAround();

    passTime(ALL);
    await firstDevice.settlesOn('updateGame', { game: { endReason: 'disconnect' } });
  });

  test('is not reported after an immediate return, such as a reload', async () => {
    const { server, passTime, gameId, second, firstDevice, secondDevice } = await gameByTheClock();

    const { tabId } = secondDevice.socket.auth as { tabId: string }; // as the test's device sends it
    secondDevice.socket.disconnect();
    const back = await second.connect({ tabId });
    expect(await back.ask('joinGame', { gameId })).toMatchObject({ otherPlayerDisconnect: false });
    passTime(TOLD_AFTER);
    await server.looksAround();

    expect(firstDevice.events('playerDisconnected')).toEqual([]);
    expect(firstDevice.events('updateGame')).toEqual([]);
  });

  test('finds the game unchanged after returning in time, and the countdown stops', async () => {
    const { server, passTime, gameId, first, second, firstDevice, secondDevice } =
      await gameByTheClock();
    await secondDevice.goes(server);
    passTime(TOLD_AFTER);
    await firstDevice.receives('playerDisconnected');

    const back = await second.connect();
    expect(await back.receives('showReconnectModal')).toEqual({ gameId });
    await back.ask('joinGame', { gameId });

    await firstDevice.settlesOn('updateGame', { game: { status: 'encurso', absent: [] } });
    await throwTotals(gameId, [firstDevice, back], [60, 60]);
    passTime(ALL);
    await server.looksAround();
    expect((await first.get(`/games/${gameId}`)).data.game).toMatchObject({ status: 'encurso' });
  });

  test('does not keep the rival from throwing', async () => {
    const { server, passTime, gameId, firstDevice, secondDevice } = await gameByTheClock();
    await secondDevice.goes(server);
    passTime(TOLD_AFTER);
    await firstDevice.receives('playerDisconnected');

    const answer = await firstDevice.ask('recordTurn', { gameId, turnScore: 60 });

    expect(answer).toMatchObject({ success: true, game: { expectedTurn: 1 } });
  });

  test('does not lose while the rival is away too', async () => {
    const { server, passTime, gameId, first, second, firstDevice, secondDevice } =
      await gameByTheClock();
    await secondDevice.goes(server);
    passTime(TOLD_AFTER);
    await firstDevice.receives('playerDisconnected');
    await firstDevice.goes(server);
    passTime(2 * ALL);
    await server.looksAround();
    expect((await first.get(`/games/${gameId}`)).data.game).toMatchObject({ status: 'encurso' });

    const back = await first.connect();
    const joined = await back.ask('joinGame', { gameId });

    expect(joined).toMatchObject({ success: true, otherPlayerDisconnect: true, remainingMs: ALL });
    passTime(ALL);
    await back.settlesOn('updateGame', {
      game: { status: 'finalizada', endReason: 'disconnect', winner: { userId: first.userId } },
    });
    expect((await second.get('/users/me')).data.user.stats).toMatchObject({ gamesPlayed: 1 });
  });

  test('is timed by the server’s clock: a claim one second early is refused', async () => {
    const { server, passTime, gameId, first, second, firstDevice, secondDevice } =
      await gameByTheClock();
    const claim = () =>
      firstDevice.ask('finishGameByDisconnectTimeOut', { gameId, winnerUserId: first.userId });
    expect(await claim()).toMatchObject({ success: false });

    await secondDevice.goes(server);
    passTime(TOLD_AFTER);
    await firstDevice.receives('playerDisconnected');
    passTime(ALL - 1000);
    expect(await claim()).toEqual({
      success: false,
      code: 'not-due',
      message: 'El rival todavía tiene tiempo para volver.',
      remainingMs: 1000,
    });
    expect((await second.get(`/games/${gameId}`)).data.game).toMatchObject({ status: 'encurso' });

    passTime(1000);
    expect(await claim()).toEqual({ success: true });
    expect((await second.get(`/games/${gameId}`)).data.game).toMatchObject({
      winner: { userId: first.userId },
    });
  });

  test('has at least a minute left after a restart of the server', async () => {
    const { server, passTime, gameId, first, firstDevice, secondDevice } = await gameByTheClock();
    await secondDevice.goes(server);
    passTime(TOLD_AFTER);
    await firstDevice.receives('playerDisconnected');
    passTime(ALL - 10_000);

    await server.restart();

    passTime(5000);
    const back = await first.connect();
    const joined = await back.ask('joinGame', { gameId });
    expect(joined).toMatchObject({
      otherPlayerDisconnect: true,
      remainingMs: 60_000,
      totalMs: ALL,
    });
  });
});

describe('when a server has been killed', () => {
  /** The second is away, and reported. */
  async function gameOfOneAway() {
    const game = await gameByTheClock();
    await game.secondDevice.goes(game.server);
    game.passTime(TOLD_AFTER);
    await game.firstDevice.ask('joinGame', { gameId: game.gameId }); // by which it is looked who is there
    await game.firstDevice.receives('playerDisconnected');
    return game;
  }

  /** The other one has seen to it that a server is gone, and a device that was connected to it, if any. */
  async function losesServer({ server, gameId }: Played, device?: Device): Promise<void> {
    const onlooker = await (await server.player()).connect();
    await onlooker.ask('watch', { gameId });
    await server.look(async (db) => {
      const { id = '' } = device?.socket ?? {};
      await db.deleteFrom('connections').where('connection_id', '=', id).execute();
      await db.insertInto('servers').values({ server_id: 'killed', alive_until: 1 }).execute();
    });
    await onlooker.receives('updateGame');
  }

  test('two absent players do not lose, however long they are away', async () => {
    const game = await gameOfOneAway();
    const { passTime, gameId, first, firstDevice } = game;
    await losesServer(game, firstDevice);

    passTime(2 * ALL);

    const back = await first.connect();
    expect(await back.ask('joinGame', { gameId })).toMatchObject({
      game: { status: 'encurso' },
      otherPlayerDisconnect: true,
      remainingMs: ALL,
    });
  });

  test('an absent player’s time runs on while the rival stays', async () => {
    const game = await gameOfOneAway();
    const { passTime, gameId, first, firstDevice } = game;
    await losesServer(game);

    passTime(ALL);

    const claim = { gameId, winnerUserId: first.userId };
    expect(await firstDevice.ask('finishGameByDisconnectTimeOut', claim)).toEqual({
      success: true,
    });
  });
});

describe('a second device', () => {
  test('takes over the game when its user confirms, and the first device leaves and stays out', async () => {
    const { server, passTime, gameId, first, firstDevice, secondDevice } = await gameByTheClock();
    const other = await first.connect();
    expect(await other.ask('hasOtherSocketInGame', {})).toMatchObject({
      hasOtherSocketInGame: true,
    });
    await other.ask('joinGame', { gameId });
    expect(await other.receives('confirmReplaceGameSession')).toEqual({ gameId });

    const taken = await other.ask('confirmReplaceGameSessionAccepted', {});

    expect(taken).toEqual({ success: true, gameId });
    expect(await firstDevice.receives('forceLeaveGame')).toEqual({
      message: 'Has abierto la partida en otro dispositivo.',
    });
    expect(await firstDevice.ask('recordTurn', { gameId, turnScore: 60 })).toMatchObject({
      message: 'La partida está abierta en otro dispositivo.',
    });
    expect(await firstDevice.ask('joinGame', { gameId })).toMatchObject({ success: false });
    firstDevice.socket.disconnect();
    const answer = await other.ask('recordTurn', { gameId, turnScore: 60 });
    expect(answer).toMatchObject({ success: true });
    passTime(TOLD_AFTER);
    await server.looksAround();
    expect(secondDevice.events('playerDisconnected')).toEqual([]);
  });

  test('joins without confirmation when it is the same tab reloaded', async () => {
    const server = await startServer();
    const { gameId, first } = await startGame(server);
    const elsewhere = await login(server, first.email);
    const device = await elsewhere.connect({ tabId: 'tab-1' });
    await device.ask('confirmReplaceGameSessionAccepted', {});

    const reloaded = await elsewhere.connect({ tabId: 'tab-1' });

    expect(await reloaded.ask('joinGame', { gameId })).toMatchObject({ success: true });
    expect(await device.ask('recordTurn', { gameId, turnScore: 60 })).toMatchObject({
      success: false,
    });
    expect(await reloaded.ask('recordTurn', { gameId, turnScore: 60 })).toMatchObject({
      success: true,
    });
  });

  test('is not assumed when the first device joins the game again, which stays unchanged', async () => {
    const server = await startServer();
    const { gameId, first, firstDevice } = await startGame(server);
    const before = (await first.get(`/games/${gameId}`)).data.game;

    const again = await firstDevice.ask('joinGame', { gameId });

    expect(again).toMatchObject({ success: true, game: before });
    expect((await first.get(`/games/${gameId}`)).data.game).toEqual(before);
  });

  test('needs no confirmation once the first device has left the page', async () => {
    const server = await startServer();
    const { gameId, first, firstDevice } = await startGame(server);
    const other = await first.connect();

    await firstDevice.ask('playerExitGame', { gameId });

    expect(await other.ask('joinGame', { gameId })).toMatchObject({ success: true });
    expect((await first.get(`/games/${gameId}`)).data.game).toMatchObject({ status: 'encurso' });
  });
});

describe('an idle game', () => {
  const DAY = 24 * 3_600_000;

  test('is won after a day by the player who is not to throw, and is void without a turn', async () => {
    let now = Date.now();
    const server = await startServer({ clock: () => now });
    const [played, untouched] = [await startGame(server), await startGame(server)];
    await throwTotals(played.gameId, [played.firstDevice, played.secondDevice], [60]);

    now += DAY;
    await server.aDayPasses();

    const fresh = await login(server, played.first.email);
    const { game } = (await fresh.get(`/games/${played.gameId}`)).data;
    expect(game).toMatchObject({ endReason: 'idle', winner: { userId: played.first.userId } });
    const other = (await fresh.get(`/games/${untouched.gameId}`)).data.game;
    expect(other).toMatchObject({ status: 'finalizada', endReason: 'void' });
    expect(other.winner).toBeUndefined();
    const { stats } = (await fresh.get(`/users/${untouched.first.userId}`)).data.user;
    expect(stats.gamesPlayed).toBe(0);
  });
});

describe('an onlooker', () => {
  test('can follow a game live until they stop watching', async () => {
    const server = await startServer();
    const { gameId, firstDevice, secondDevice } = await startGame(server);
    const onlooker = await (await server.player()).connect();

    expect(await onlooker.ask('watch', { gameId })).toEqual({ success: true });
    await throwTotals(gameId, [firstDevice, secondDevice], [60]);
    expect((await onlooker.receives('updateGame')).game).toMatchObject({ expectedTurn: 1 });
    await onlooker.ask('unwatch', { gameId });
    await throwTotals(gameId, [secondDevice, firstDevice], [60]);

    expect(onlooker.events('updateGame')).toHaveLength(1);
  });
});
