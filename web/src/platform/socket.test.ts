import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, openSocket } from './socket.ts';

const wire = vi.hoisted(() => ({
  isConnected: false,
  opened: 0,
  heard: [] as string[], // the events that somebody listens to, once for each listener
  sent: [] as string[],
}));

// The network leaves the machine; everything on this side of it is the real thing.
vi.mock('socket.io-client', () => ({
  io: () => {
    wire.opened += 1;
    const socket = {
      active: true,
      io: { engine: {} },
      get connected() {
        return wire.isConnected;
      },
      on: (name: string) => wire.heard.push(name),
      onAny: () => wire.heard.push('any'),
      connect: () => socket,
      disconnect: () => {},
      timeout: () => ({
        emitWithAck: async (name: string) => {
          wire.sent.push(name);
          return { success: true };
        },
      }),
    };
    return socket;
  },
}));

let close: () => void;

beforeEach(() => {
  Object.assign(wire, { isConnected: false, opened: 0, heard: [], sent: [] });
  close = openSocket();
});

afterEach(() => close());

const surrender = () => ask('surrenderGame', { gameId: '00000000-0000-4000-8000-000000000009' });

test('a request that cannot be sent is dropped, not delivered later', async () => {
  await expect(surrender()).rejects.toMatchObject({ status: 0 });
  wire.isConnected = true;
  await new Promise((later) => setTimeout(later, 50));
  expect(wire.sent).toEqual([]);

  await surrender();
  expect(wire.sent).toEqual(['surrenderGame']);
});

test('repeated requests share one connection and one listener for each event', async () => {
  wire.isConnected = true;
  for (let time = 0; time < 50; time++) await surrender();
  expect(wire.opened).toBe(1);
  expect(new Set(wire.heard).size).toBe(wire.heard.length);
});
