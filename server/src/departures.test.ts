/** Pages that are closed while they enter: nothing is held by a connection that is gone. */
import { setTimeout } from 'node:timers/promises';
import type { Asked, RequestName } from '@darts/contracts/realtime';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { meet, startGame } from '../test/game.ts';
import { begunLeague } from '../test/league.ts';
import type { Device, Player } from '../test/player.ts';
import { proofLength } from '../test/proof.ts';
import { startServer } from '../test/server.ts';

const REPETITIONS = proofLength(200);

/** Between the request and the close, in milliseconds. */
const DELAYS = [0, 1, 2, 5];

type Server = Awaited<ReturnType<typeof startServer>>;

/** Sends a request and closes, as often as the proof is long, each time a little later than the last. */
async function closingTimes(act: (close: (device: Device) => Promise<void>) => Promise<void>) {
  for (let time = 0; time < REPETITIONS; time += 1) {
    await act(async ({ socket }) => {
      const delay = DELAYS[time % DELAYS.length]!;
      if (delay > 0) await setTimeout(delay);
      socket.disconnect();
    });
  }
}

/** Somebody opens a page that sends a request, and closes it at once, again and again. */
const opensAndCloses = <Name extends RequestName>(player: Player, name: Name, asked: Asked<Name>) =>
  closingTimes(async (close) => {
    const device = await player.connect();
    device.socket.emit(name, asked);
    await close(device);
  });

/** Stops the server, and returns the connections that still hold something. */
async function heldInTheEnd(server: Server) {
  await server.app.close();
  const waiting = await server.look((db) => db.selectFrom('waiting_players').selectAll().execute());
  const held = await server.heldConnections();
  return [...held.filter((connectionId) => connectionId !== null), ...waiting];
}

describe(`a page closed while it joins, ${REPETITIONS} times,`, () => {
  test('does not hold the game: the rival sees the disconnection, and the player can rejoin', async () => {
    let now = Date.now();
    const server = await startServer({ clock: () => now });
    const { gameId, second, firstDevice, secondDevice } = await startGame(server);
    await secondDevice.goes(server);

    await opensAndCloses(second, 'joinGame', { gameId });

    const connections = () =>
      server.look((db) => db.selectFrom('connections').selectAll().execute());
    await expect.poll(connections).toHaveLength(1); // the rival's: nothing more will be held
    await expect.poll(server.heldConnections).toContain(null);
    now += 3000;
    const { remainingMs } = await firstDevice.receives('playerDisconnected');
    expect(remainingMs).toBe(300_000);
    const back = await second.connect();
    expect(await back.receives('showReconnectModal')).toEqual({ gameId });
    expect(await back.ask('joinGame', { gameId })).toMatchObject({ success: true });
    expect(await heldInTheEnd(server)).toEqual([]);
  });

  test('is not at the end dialog of a game, even if the page itself ended the game', async () => {
    const server = await startServer();
    const [ana, biel] = await Promise.all([server.player(), server.player()]);

    await closingTimes(async (close) => {
      const { gameId, deviceOf } = await meet(ana, biel);
      const last = deviceOf(biel.userId);
      last.socket.emit('surrenderGame', { gameId });
      await close(last);
      await deviceOf(ana.userId).settlesOn('updateGame', { game: { status: 'finalizada' } });
      const other = await biel.connect();
      other.socket.emit('joinGame', { gameId });
      await close(other);
    });

    expect(await heldInTheEnd(server)).toEqual([]);
  });

  test('does not wait for the rival of a league game', async () => {
    const server = await startServer();
    const creator = await server.admin();
    const biel = await server.player();
    const { leagueId } = (await creator.post('/leagues/create', league)).data;
    for (const player of [creator, biel]) await player.post(`/leagues/${leagueId}/join`);
    await creator.post(`/leagues/${leagueId}/start`);
    const { games } = (await creator.get(`/leagues/${leagueId}/games/1`)).data;

    await opensAndCloses(biel, 'joinLeagueGameLobby', { gameId: games[0].gameId });

    expect(await heldInTheEnd(server)).toEqual([]);
  });

  test('is removed from the lobby', async () => {
    let now = Date.now();
    const server = await startServer({ clock: () => now });

    await opensAndCloses(await server.player(), 'addGameOnlineLobby', {});

    const entries = () => {
      now += 5000;
      return server.look((db) => db.selectFrom('lobby_entries').selectAll().execute());
    };
    await expect.poll(entries).toEqual([]);
  });
});

describe('a page that is left as soon as it was opened', () => {
  const LEFT_TIMES = 10;

  test('does not wait in the lobby of a game', async () => {
    const { server, leagueId, people } = await begunLeague(2);
    const [ana] = people as [Player];
    const { gameId } = (await ana.get(`/leagues/${leagueId}/games/1`)).data.games[0];
    const device = await ana.connect();
    for (let time = 0; time < LEFT_TIMES; time += 1) {
      const joins = device.ask('joinLeagueGameLobby', { gameId });
      await Promise.all([joins, device.ask('leaveLeagueGameLobby', { gameId })]);
      const waiting = await server.look((db) =>
        db.selectFrom('waiting_players').selectAll().execute(),
      );
      expect(waiting).toEqual([]);
    }
  });

  test('does not hold the game', async () => {
    const server = await startServer();
    const { gameId, firstDevice } = await startGame(server);
    const { id } = firstDevice.socket;
    for (let time = 0; time < LEFT_TIMES; time += 1) {
      const joins = firstDevice.ask('joinGame', { gameId });
      await Promise.all([joins, firstDevice.ask('leaveGame', { gameId })]);
      expect(await server.heldConnections()).not.toContain(id);
    }
  });
});

test('a connection registered while its server was stopping keeps no player in the lobby', async () => {
  let now = Date.now();
  const server = await startServer({ clock: () => now });
  const ana = await server.player();
  const device = await ana.connect();
  await device.ask('addGameOnlineLobby', {});
  const row = { connection_id: 'late', server_id: 'gone', user_id: ana.userId };
  await server.look((db) => db.insertInto('connections').values(row).execute());
  await server.restart();

  const entries = () => {
    now += 5000;
    return server.look((db) => db.selectFrom('lobby_entries').selectAll().execute());
  };
  await expect.poll(entries).toEqual([]);
});

test('a game held by a connection that vanished unnoticed is released within ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await startServer();
  const { firstDevice } = await startGame(server);
  const { id = '' } = firstDevice.socket;
  await server.look((db) => db.deleteFrom('connections').where('connection_id', '=', id).execute());

  vi.advanceTimersByTime(10_000);

  await expect.poll(server.heldConnections).not.toContain(id);
});

const league = {
  name: 'Liga de Otoño',
  startDate: '2026-09-01',
  dayOfWeek: 'Jueves',
  maxParticipants: 4,
  isHomeAndAway: false,
};
