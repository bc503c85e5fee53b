import { CLASSIC } from '@darts/rules/play/x01/settings';
import { describe, expect, test } from 'vitest';
import type { Device, Player } from '../../test/player.ts';
import { startServer } from '../../test/server.ts';
import { meet, startGame } from '../../test/game.ts';

/** Ana waits in the lobby; Biel has entered it. */
async function anaWaits(clock = Date.now) {
  const server = await startServer({ clock });
  const [ana, biel] = await Promise.all([server.player(), server.player()]);
  const [anaDevice, bielDevice] = await Promise.all([ana.connect(), biel.connect()]);
  for (const device of [anaDevice, bielDevice]) await device.ask('enterOnlineLobby', {});
  await anaDevice.ask('addGameOnlineLobby', {});
  return { server, ana, biel, anaDevice, bielDevice };
}

describe('the lobby', () => {
  test('sends the waiting players and the open requests to a player who enters', async () => {
    const server = await startServer();
    const device = await (await server.player()).connect();

    expect(await device.ask('enterOnlineLobby', {})).toEqual({ success: true });
    expect(await device.receives('updateLobbyGames')).toEqual({ lobbyGames: [], activeGames: 0 });
    expect(await device.receives('updatePendingGameRequests')).toEqual({ pendingRequests: [] });
  });

  test('announces a waiting player to the other players once', async () => {
    const { ana, anaDevice, bielDevice } = await anaWaits();
    await anaDevice.ask('addGameOnlineLobby', {});

    const entry = { userId: ana.userId, username: ana.username, mpt: 0, format: CLASSIC };
    expect(await bielDevice.receives('lobbyGameAdded')).toEqual(entry);
    const { lobbyGames } = await bielDevice.receives(
      'updateLobbyGames',
      (event) => event.lobbyGames.length > 0,
    );
    expect(lobbyGames).toEqual([entry]);
    expect(bielDevice.events('lobbyGameAdded')).toHaveLength(1);
  });

  test.each(['deleteGameOnlineLobby', 'exitOnlineLobby'] as const)(
    'removes an entry and the requests for it on %s',
    async (event) => {
      const { ana, anaDevice, bielDevice } = await anaWaits();
      await bielDevice.ask('requestGameToPlayer', { targetUserId: ana.userId });

      await anaDevice.ask(event, {});

      await bielDevice.settlesOn('updateLobbyGames', { lobbyGames: [], activeGames: 0 });
      await bielDevice.settlesOn('updatePendingGameRequests', { pendingRequests: [] });
    },
  );

  test('removes a player who has been gone for more than five seconds', async () => {
    const { anaDevice, bielDevice } = await anaWaits();
    anaDevice.socket.disconnect();

    const isHere = ({ lobbyGames }: { lobbyGames: readonly unknown[] }) => lobbyGames.length > 0;
    await bielDevice.receives('updateLobbyGames', isHere);
    await bielDevice.settlesOn('updateLobbyGames', { lobbyGames: [], activeGames: 0 });
  });
});

describe('a game request', () => {
  test('is sent to a device that connects while it is open, and its end to a device that reconnects', async () => {
    const { ana, biel, anaDevice, bielDevice } = await anaWaits();
    await bielDevice.ask('requestGameToPlayer', { targetUserId: ana.userId });
    const laptop = await ana.connect();
    await laptop.settlesOn('updatePendingGameRequests', {
      pendingRequests: [{ fromUserId: biel.userId }],
    });
    laptop.socket.disconnect();
    await anaDevice.ask('rejectGameRequest', { fromUserId: biel.userId });

    laptop.socket.connect();
    await laptop.settlesOn('updatePendingGameRequests', { pendingRequests: [] });
  });

  test('is shown only to its sender and its recipient', async () => {
    const now = Date.now();
    const { server, ana, biel, anaDevice, bielDevice } = await anaWaits(() => now);
    const stranger = await (await server.player()).connect();

    await bielDevice.ask('requestGameToPlayer', { targetUserId: ana.userId });

    const request = {
      fromUserId: biel.userId,
      fromUsername: biel.username,
      fromMpt: 0,
      toUserId: ana.userId,
      format: CLASSIC,
      remainingMs: 120_000,
    };
    for (const device of [anaDevice, bielDevice]) {
      const { pendingRequests } = await device.receives(
        'updatePendingGameRequests',
        (event) => event.pendingRequests.length > 0,
      );
      expect(pendingRequests).toEqual([request]);
    }
    const seen = stranger.events('updatePendingGameRequests');
    expect(seen.flatMap(({ pendingRequests }) => pendingRequests)).toEqual([]);
  });

  test('makes one game for both players when it is accepted, and removes them from the lobby', async () => {
    const { ana, biel, anaDevice, bielDevice } = await anaWaits();
    await bielDevice.ask('requestGameToPlayer', { targetUserId: ana.userId });

    const answer = await anaDevice.ask('acceptGameRequest', { fromUserId: biel.userId });

    expect(answer).toMatchObject({ success: true });
    for (const device of [anaDevice, bielDevice]) {
      expect(answer).toMatchObject(await device.receives('joinGameRoom'));
      await device.settlesOn('updatePendingGameRequests', { pendingRequests: [] });
    }
    const { activeGames } = await bielDevice.receives(
      'updateLobbyGames',
      (event) => event.activeGames > 0,
    );
    expect(activeGames).toBe(1);
  });

  test('is closed when it is rejected, which its sender is told, and can no longer be accepted', async () => {
    const { ana, biel, anaDevice, bielDevice } = await anaWaits();
    await bielDevice.ask('requestGameToPlayer', { targetUserId: ana.userId });

    expect(await anaDevice.ask('rejectGameRequest', { fromUserId: biel.userId })).toEqual({
      success: true,
    });
    await bielDevice.settlesOn('updatePendingGameRequests', { pendingRequests: [] });
    const rejected = { userId: ana.userId, username: ana.username };
    expect(await bielDevice.receives('gameRequestRejected')).toEqual(rejected);
    expect(anaDevice.events('gameRequestRejected')).toEqual([]);
    expect(await anaDevice.ask('acceptGameRequest', { fromUserId: biel.userId })).toEqual({
      success: false,
      code: 'request-gone',
      message: 'Ese reto ya no está disponible.',
    });
  });

  test('is closed for both players when its sender withdraws it, and can no longer be accepted', async () => {
    const { ana, biel, anaDevice, bielDevice } = await anaWaits();
    await bielDevice.ask('requestGameToPlayer', { targetUserId: ana.userId });
    const gone = {
      success: false,
      code: 'request-gone',
      message: 'Ese reto ya no está disponible.',
    };
    expect(await anaDevice.ask('withdrawGameRequest', { targetUserId: biel.userId })).toEqual(gone);

    expect(await bielDevice.ask('withdrawGameRequest', { targetUserId: ana.userId })).toEqual({
      success: true,
    });
    for (const device of [anaDevice, bielDevice]) {
      await device.settlesOn('updatePendingGameRequests', { pendingRequests: [] });
    }
    expect(await anaDevice.ask('acceptGameRequest', { fromUserId: biel.userId })).toEqual(gone);
  });

  test('is refused to oneself, to a player who is not waiting, and past five open requests', async () => {
    const { server, ana, biel, anaDevice, bielDevice } = await anaWaits();

    expect(await anaDevice.ask('requestGameToPlayer', { targetUserId: ana.userId })).toMatchObject({
      message: 'No puedes retarte a ti mismo.',
    });
    expect(await anaDevice.ask('requestGameToPlayer', { targetUserId: biel.userId })).toMatchObject(
      {
        message: 'El jugador ya no está en la sala.',
      },
    );
    const waiting = await Promise.all(Array.from({ length: 6 }, () => waitingPlayer(server)));
    const answers = [];
    for (const { player } of waiting) {
      answers.push(await bielDevice.ask('requestGameToPlayer', { targetUserId: player.userId }));
    }
    expect(answers.filter(({ success }) => success)).toHaveLength(5);
    expect(answers.at(-1)).toMatchObject({ message: 'Tienes demasiados retos sin responder.' });
  });

  test('stays separate from a request in the opposite direction', async () => {
    const { ana, biel, anaDevice, bielDevice } = await anaWaits();
    await bielDevice.ask('addGameOnlineLobby', {});
    await bielDevice.ask('requestGameToPlayer', { targetUserId: ana.userId });
    await anaDevice.ask('requestGameToPlayer', { targetUserId: biel.userId });

    const { pendingRequests } = await anaDevice.receives(
      'updatePendingGameRequests',
      (event) => event.pendingRequests.length === 2,
    );
    // Made in the same millisecond, either may come first.
    const askers = new Set(pendingRequests.map((request) => request.fromUserId));
    expect(askers).toEqual(new Set([ana.userId, biel.userId]));
    expect(anaDevice.events('joinGameRoom')).toEqual([]);
  });

  test('expires after two minutes', async () => {
    let now = Date.now();
    const server = await startServer({ clock: () => now });
    const { player, device } = await waitingPlayer(server);
    const asker = await server.player();
    await (await asker.connect()).ask('requestGameToPlayer', { targetUserId: player.userId });

    now += 2 * 60_000;

    expect(await device.ask('acceptGameRequest', { fromUserId: asker.userId })).toMatchObject({
      message: 'Ese reto ya no está disponible.',
    });
  });

  test('no longer counts towards the limit of open requests once it has expired', async () => {
    let now = Date.now();
    const server = await startServer({ clock: () => now });
    const waiting = await Promise.all(Array.from({ length: 6 }, () => waitingPlayer(server)));
    const asker = await server.player();
    const askerDevice = await asker.connect();
    const ask = ({ player }: (typeof waiting)[number]) =>
      askerDevice.ask('requestGameToPlayer', { targetUserId: player.userId });
    const [again, ...others] = waiting;
    for (const each of waiting.slice(0, 5)) await ask(each);

    now += 2 * 60_000;

    for (const each of others) expect(await ask(each)).toEqual({ success: true });
    expect(await ask(again!)).toMatchObject({ code: 'too-many-game-requests' });
    const accepted = others[0]!.device.ask('acceptGameRequest', { fromUserId: asker.userId });
    expect(await accepted).toMatchObject({ success: true });
  });
});

describe('the limit of one game at a time', () => {
  test('keeps a player in a game from waiting and from sending a request', async () => {
    const server = await startServer();
    const { firstDevice } = await startGame(server);
    const { player } = await waitingPlayer(server);
    const refused = {
      success: false,
      code: 'already-playing',
      message: 'Ya estás en otra partida en curso. Finalízala antes de comenzar una nueva.',
    };

    expect(await firstDevice.ask('addGameOnlineLobby', {})).toEqual(refused);
    expect(await firstDevice.ask('requestGameToPlayer', { targetUserId: player.userId })).toEqual(
      refused,
    );
  });

  test('lets only one of two players who accept the same sender’s requests at once have the game', async () => {
    const server = await startServer();
    const asker = await server.player();
    const askerDevice = await asker.connect();
    const waiting = await Promise.all([waitingPlayer(server), waitingPlayer(server)]);
    for (const { player } of waiting) {
      await askerDevice.ask('requestGameToPlayer', { targetUserId: player.userId });
    }

    const answers = await Promise.all(
      waiting.map(({ device }) => device.ask('acceptGameRequest', { fromUserId: asker.userId })),
    );

    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const loser = waiting[answers.findIndex(({ success }) => !success)]!;
    const { data } = await loser.player.get(`/games/activegame/${loser.player.userId}`);
    expect(data.game).toBeNull();
  });

  test('frees both players for the next game when theirs is over', async () => {
    const server = await startServer();
    const { ana, biel, gameId, firstDevice } = await startGame(server);
    await firstDevice.ask('surrenderGame', { gameId });

    const next = await meet(ana, biel);

    expect(next.gameId).not.toBe(gameId);
  });
});

async function waitingPlayer(
  server: Awaited<ReturnType<typeof startServer>>,
): Promise<{ player: Player; device: Device }> {
  const player = await server.player();
  const device = await player.connect();
  await device.ask('addGameOnlineLobby', {});
  return { player, device };
}
