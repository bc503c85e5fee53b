import { setImmediate as nextLoop } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { rawSocket } from '../../../../test/raw-socket.ts';
import { socketServer } from '../../../../test/socket-server.ts';
import { broadcaster } from '#platform/realtime/broadcast.ts';
import { DirectEngine, GuardedEngine, transportOf } from './engine.ts';
import { unreadWatch } from './unread.ts';

const MIB = 1024 * 1024;
const TEXT = 'x'.repeat(100_000);
const CHANGED = { leagueId: TEXT };

/** More than the two machines' own buffers take, and what a server holds besides. */
const MESSAGES = 400;

type Own = ReturnType<typeof socketServer>;

async function stuckClient(own: Own) {
  const client = await rawSocket(own.url(), '');
  onTestFinished(client.close);
  const socket = [...own.server.sockets.sockets.values()].at(-1)!;
  client.stopReading();
  return {
    ...client,
    socket,
    unread: () => transportOf(socket.conn).unread,
    /** Sends until the server holds so many bytes. */
    async fallsBehind(bytes: number) {
      while (transportOf(socket.conn).unread < bytes) {
        socket.emit('leagueChanged', CHANGED);
        await nextLoop();
      }
    },
  };
}

const everywhere =
  ({ server }: Own) =>
  () =>
    void server.to('room').emit('leagueChanged', CHANGED);

const here = ({ server }: Own) => {
  const broadcast = broadcaster(server, undefined);
  return () => broadcast('room', 'leagueChanged', CHANGED);
};

test.each([
  ['written to the websocket', DirectEngine, here],
  ['by Socket.IO, as to several servers', DirectEngine, everywhere],
  ['by Socket.IO alone', GuardedEngine, here],
])(
  'a client that answers pings but reads no events is cut, and others receive every event sent %s',
  async (_, Engine, senderOf) => {
    const own = socketServer(Engine);
    const send = senderOf(own);
    const stuck = await stuckClient(own);
    const reading = await own.connect();
    for (const { socket } of [stuck, reading]) await socket.join('room');
    let received = 0;
    reading.client.on('leagueChanged', () => (received += 1));

    let most = 0;
    for (let sent = 0; sent < MESSAGES; sent += 1) {
      if (stuck.socket.connected) stuck.send('3');
      send();
      most = Math.max(most, stuck.unread());
      await nextLoop();
    }

    await expect.poll(() => stuck.socket.connected).toBe(false);
    expect(most).toBeGreaterThan(MIB / 2);
    expect(most).toBeLessThan(1.5 * MIB);
    await expect.poll(() => received).toBe(MESSAGES);
    expect(reading.socket.connected).toBe(true);
  },
);

describe('the watch over unread data', () => {
  test('cuts a client that has been behind for longer than a reading client would be', async () => {
    const own = socketServer();
    const stuck = await stuckClient(own);
    const reading = await own.connect();
    let now = 0;
    const watch = unreadWatch(own.server.sockets.sockets, {
      maxUnread: MIB,
      maxBehind: 30_000,
      now: () => now,
    });
    await stuck.fallsBehind(1);

    for (now = 1; now < 31_000; now += 1000) watch();
    expect(stuck.socket.connected).toBe(true);
    now += 1000;
    watch();

    await expect.poll(() => stuck.socket.connected).toBe(false);
    expect(reading.socket.connected).toBe(true);
  });

  test('cuts the clients with the most unread data when all clients together have too much', async () => {
    const own = socketServer();
    const [less, most] = [await stuckClient(own), await stuckClient(own)];
    await less.fallsBehind(100_000);
    await most.fallsBehind(500_000);

    const bounds = { maxUnread: 500_000, maxBehind: 30_000, now: () => 0 };
    unreadWatch(own.server.sockets.sockets, bounds)();

    await expect.poll(() => most.socket.connected).toBe(false);
    expect(less.socket.connected).toBe(true);
  });
});
