import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startGame, throwTotals } from '../../../test/game.ts';
import { startServer } from '../../../test/server.ts';

describe('a turn', () => {
  test('sent five times with one id counts once, and gets the same answer each time', async () => {
    const { gameId, firstDevice } = await startGame(await startServer());
    const turn = { gameId, darts: [20, 20, 20], turnId: randomUUID(), expectedTurn: 0 };

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => firstDevice.ask('recordTurn', turn)),
    );

    for (const each of answers) expect(each).toMatchObject({ success: true, bust: false });
    const after = await firstDevice.ask('recordTurn', turn);
    expect(after).toMatchObject({ success: true, game: { expectedTurn: 1 } });
  });

  test('that wins ends the game once, however often and fast it is sent', async () => {
    const { gameId, first, second, firstDevice, secondDevice } = await startGame(
      await startServer(),
    );
    await throwTotals(gameId, [firstDevice, secondDevice], [180, 26, 180, 26]);
    const turn = { gameId, turnScore: 141, turnId: randomUUID(), expectedTurn: 4 };

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => firstDevice.ask('recordTurn', turn)),
    );

    const winner = { userId: first.userId };
    for (const each of answers) {
      expect(each).toMatchObject({ success: true, game: { status: 'finalizada', winner } });
    }
    for (const [player, gamesWon] of [[first, 1] as const, [second, 0] as const]) {
      const { user } = (await player.get(`/users/${player.userId}`)).data;
      expect(user.stats).toMatchObject({ gamesPlayed: 1, gamesWon });
    }
  });

  test('gets the same answer on a retry after the game has ended', async () => {
    const { gameId, firstDevice, secondDevice } = await startGame(await startServer());
    const turn = { gameId, turnScore: 45, turnId: randomUUID() };
    await firstDevice.ask('recordTurn', turn);
    await secondDevice.ask('surrenderGame', { gameId });

    expect(await firstDevice.ask('recordTurn', turn)).toMatchObject({ success: true, bust: false });
  });

  test('is refused when its id belongs to another turn', async () => {
    const { gameId, firstDevice } = await startGame(await startServer());
    const turnId = randomUUID();
    await firstDevice.ask('recordTurn', { gameId, turnScore: 45, turnId });

    expect(await firstDevice.ask('recordTurn', { gameId, turnScore: 60, turnId })).toEqual({
      success: false,
      code: 'turn-id-reused',
      message: 'Ese turno ya se registró con otra puntuación.',
    });
  });

  test('is refused out of turn, from a stranger, and when the game has moved on', async () => {
    const server = await startServer();
    const { gameId, firstDevice, secondDevice } = await startGame(server);
    const stranger = await (await server.player()).connect();
    const turn = { gameId, turnScore: 60 };

    expect(await secondDevice.ask('recordTurn', turn)).toMatchObject({
      message: 'No es tu turno.',
    });
    expect(await stranger.ask('recordTurn', turn)).toMatchObject({
      message: 'No formas parte de esta partida.',
    });
    expect(await firstDevice.ask('recordTurn', { ...turn, expectedTurn: 2 })).toMatchObject({
      success: false,
      code: 'stale-turn',
      message: 'La partida ha avanzado. Revisa el marcador y vuelve a intentarlo.',
    });
  });

  test.each([
    [{ darts: [] }, 'invalid-input', 'Datos no válidos.'],
    [{ darts: ['20'] }, 'invalid-input', 'Datos no válidos.'],
    [{ darts: [1, 1, 1, 1] }, 'invalid-input', 'Datos no válidos.'],
    [{ darts: [20, 20, 20], turnScore: 60 }, 'invalid-input', 'Datos no válidos.'],
    [{ turnScore: 1.5 }, 'invalid-darts', 'La puntuación no es válida.'],
    [{ turnScore: 181 }, 'invalid-darts', 'La puntuación no es válida.'],
    [{ turnScore: 179 }, 'impossible-total', 'Esa puntuación no es posible con tres dardos.'],
    [{ darts: [20, 23] }, 'invalid-darts', 'La puntuación no es válida.'],
    [{ darts: [61, 0, 0] }, 'invalid-darts', 'La puntuación no es válida.'],
    [{}, 'invalid-input', 'Datos no válidos.'],
  ])('of %j is refused and changes nothing', async (thrown: object, code, message) => {
    const { gameId, firstDevice, first } = await startGame(await startServer());
    const asked = { gameId, ...thrown };

    expect(await firstDevice.ask('recordTurn', asked)).toEqual({ success: false, code, message });
    const { game } = (await first.get(`/games/${gameId}`)).data;
    expect(game).toMatchObject({ expectedTurn: 0, turns: [] });
  });

  test('counts only from the device that has joined the game', async () => {
    const { gameId, first, firstDevice } = await startGame(await startServer());
    const other = await first.connect();

    expect(await other.ask('recordTurn', { gameId, turnScore: 60 })).toMatchObject({
      message: 'La partida está abierta en otro dispositivo.',
    });
    expect(await other.ask('joinGame', { gameId })).toMatchObject({
      message: 'La partida está abierta en otro dispositivo.',
    });
    firstDevice.socket.disconnect();
    await expect
      .poll(() => other.ask('joinGame', { gameId }))
      .toMatchObject({ success: true, otherPlayerDisconnect: false });
  });

  test('from a removed connection is refused, even when its game is cached', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await startServer();
    const { gameId, firstDevice, secondDevice } = await startGame(server);
    await throwTotals(gameId, [firstDevice, secondDevice], [60]);
    const { id = '' } = secondDevice.socket;
    await server.look((db) =>
      db.deleteFrom('connections').where('connection_id', '=', id).execute(),
    );
    vi.advanceTimersByTime(10_000);
    await expect.poll(server.heldConnections).not.toContain(id);

    expect(await secondDevice.ask('recordTurn', { gameId, turnScore: 60 })).toMatchObject({
      success: false,
      code: 'not-joined',
    });
  });

  test('that is sent again is shown to the rival who missed it', async () => {
    const { gameId, firstDevice, secondDevice } = await startGame(await startServer());
    const turn = { gameId, turnScore: 60, turnId: randomUUID() };
    await firstDevice.ask('recordTurn', turn);
    await expect.poll(() => secondDevice.events('updateGame')).toHaveLength(1); // as if it were lost

    await firstDevice.ask('recordTurn', turn);

    await expect.poll(() => secondDevice.events('updateGame')).toHaveLength(2);
    const game = { expectedTurn: 1, turns: [{ totalScore: 60 }] };
    expect(secondDevice.events('updateGame')[1]).toMatchObject({ game });
  });

  test.each([
    ['a turn in the middle of a game', 60],
    ['a turn that wins', 141],
  ])('is refused in a session that has ended: %s', async (_, turnScore) => {
    const server = await startServer();
    const { gameId, first, second, ...devices } = await startGame(server);
    const { firstDevice, secondDevice } = devices;
    await throwTotals(gameId, [firstDevice, secondDevice], [180, 60, 180, 60]);
    const { turns } = (await second.get(`/games/${gameId}`)).data.game;
    await server.look((db) =>
      db.deleteFrom('sessions').where('user_id', '=', first.userId).execute(),
    );

    expect(await firstDevice.ask('recordTurn', { gameId, turnScore })).toEqual({
      success: false,
      code: 'no-session',
      message: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
    });
    const { game } = (await second.get(`/games/${gameId}`)).data;
    expect(game).toMatchObject({ status: 'encurso', turns });
  });

  test('can also be sent by REST, under the same rules', async () => {
    const { gameId, first, second } = await startGame(await startServer());

    const answer = await first.post(`/games/${gameId}/turn`, { darts: [60, 60, 60] });
    expect(answer).toMatchObject({ status: 200, data: { bust: false, game: { expectedTurn: 1 } } });
    expect(await first.post(`/games/${gameId}/turn`, { darts: [60] })).toMatchObject({
      status: 409,
      message: 'No es tu turno.',
    });
    expect(await second.post(`/games/${gameId}/turn`, { darts: [179] })).toMatchObject({
      status: 422,
      message: 'Esa puntuación no es posible con tres dardos.',
    });
  });

  test('survives a restart, and the game goes on', async () => {
    const server = await startServer();
    const { gameId, first, second, firstDevice } = await startGame(server);
    await firstDevice.ask('recordTurn', { gameId, turnScore: 100 });

    await server.restart();

    const device = await second.connect();
    const joined = await device.ask('joinGame', { gameId });
    expect(joined).toMatchObject({ game: { expectedTurn: 1, turn: second.userId } });
    await device.ask('recordTurn', { gameId, turnScore: 26 });
    expect((await first.get(`/games/${gameId}`)).data.game).toMatchObject({ expectedTurn: 2 });
  });
});
