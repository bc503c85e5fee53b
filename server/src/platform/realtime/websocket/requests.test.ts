import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startGame, throwTotals } from '../../../../test/game.ts';
import { rawSocket } from '../../../../test/raw-socket.ts';
import { startServer } from '../../../../test/server.ts';
import { socketServer } from '../../../../test/socket-server.ts';
import { DirectTransport } from './direct-transport.ts';
import { DirectEngine, GuardedEngine, transportOf } from './engine.ts';
import type { GuardedTransport } from './guarded-transport.ts';
import { listenForRequests } from './requests.ts';

const FILE = Buffer.from('20');

const NAMES = ['first', 'second', 'third', 'fourth'];

const WAYS = { 'right at the websocket': DirectEngine, 'by Socket.IO': GuardedEngine };

const harmless = (number: number) => `42${number}["hasOtherSocketInGame",{}]`;

async function somebody() {
  const server = await startServer();
  const { cookie } = await server.player();
  const socket = await rawSocket(server.url, cookie);
  onTestFinished(socket.close);
  expect(await socket.ask(1, [harmless(1)])).toContain('"success":true');
  return { server, socket };
}

test.each([
  ['on', 'past'],
  ['off', 'by'],
])('with REALTIME_FAST=%s a turn and its event go %s Socket.IO', async (setting, way) => {
  const sendsPast = vi.spyOn(DirectTransport.prototype, 'sendNow');
  const server = await startServer({ env: { REALTIME_FAST: setting } });
  const { gameId, firstDevice, secondDevice } = await startGame(server);

  await throwTotals(gameId, [firstDevice, secondDevice], [60]);

  await secondDevice.receives('updateGame', ({ game }) => game.expectedTurn === 1);
  expect(sendsPast.mock.calls.length > 0).toBe(way === 'past');
});

describe('a request', () => {
  test('is handled even if its sender does not wait for an answer', async () => {
    const { gameId, firstDevice, secondDevice } = await startGame(await startServer());

    firstDevice.socket.emit('recordTurn', { gameId, darts: [20, 20, 20] });

    const { game } = await secondDevice.receives('updateGame');
    expect(game).toMatchObject({ expectedTurn: 1, lastTurn: { totalScore: 60 } });
  });

  test('is answered after the events that were sent before its answer', async () => {
    const own = socketServer();
    const { client, socket } = await own.connect();
    listenForRequests(socket, {
      onRequest(_name, _sent, answer) {
        for (const event of [1, 2, 3]) socket.emit('event', event);
        answer({});
      },
      onRefused: () => {},
    });

    const received: unknown[] = [];
    client.on('event', (event) => received.push(event));
    await new Promise<void>((answered) => {
      client.emit('request', () => {
        received.push('answer');
        answered();
      });
    });

    expect(received).toEqual([1, 2, 3, 'answer']);
  });

  test.each([
    [
      'with a binary attachment',
      [`451-2["recordTurn",{"_placeholder":true,"num":0}]`, Buffer.from('20')],
    ],
    ['with a missing field', ['422["recordTurn"]']],
  ])('%s is refused with a message', async (_, frames) => {
    const { socket } = await somebody();

    expect(await socket.ask(2, frames)).toMatch(
      /"success":false,"code":"invalid-input","message":"\w/,
    );
  });

  test.each([
    ['as text', ['422["hasOtherSocketInGame"]']],
    ['with a binary attachment', ['451-2["hasOtherSocketInGame"]', Buffer.from('20')]],
  ])('without fields may be sent without a payload, %s', async (_, frames) => {
    const { socket } = await somebody();

    expect(await socket.ask(2, frames)).toContain('"success":true');
  });

  test('is no longer received after a disconnect packet from its client', async () => {
    const { socket } = await somebody();

    void socket.ask(2, ['41']);
    await expect.poll(() => socket.ask(3, [harmless(3)])).toBe('closed');
  });
});

test.each(['42["', '42[]', '421[{"toString":0},{}]', '421{}', '42/otra,["recordTurn"]'])(
  'a client that sends %s is cut off, and other clients are not affected',
  async (frame) => {
    const { server, socket } = await somebody();
    const other = await (await server.player()).connect();

    expect(await socket.ask(2, [frame, harmless(2)])).toBe('closed');

    expect(await other.ask('hasOtherSocketInGame', {})).toMatchObject({ success: true });
  },
);

describe.each(Object.entries(WAYS))('%s', (_, Engine) => {
  async function anybody(judge: GuardedTransport['judge'] = () => 'read') {
    const own = socketServer(Engine);
    const received: string[] = [];
    own.server.on('connection', (socket) => {
      transportOf(socket.conn).judge = judge;
      listenForRequests(socket, {
        onRequest(name, _sent, answer) {
          received.push(name);
          answer({ name });
        },
        onRefused: (answer) => answer({ refused: true }),
      });
    });
    const socket = await rawSocket(own.url(), '');
    onTestFinished(socket.close);
    return { received, socket };
  }

  test('requests are received in the order they were sent, with and without files', async () => {
    const { received, socket } = await anybody();

    const withFile = ['451-1["second",{"_placeholder":true,"num":0}]', FILE];
    await socket.ask(3, ['420["first"]', ...withFile, '422["third"]', '423["fourth"]']);

    expect(received).toEqual(NAMES);
  });

  test('a refused request is answered, and not received', async () => {
    const { received, socket } = await anybody(() => 'refuse');

    expect(await socket.ask(1, ['421["first"'])).toBe('[{"refused":true}]'); // nor read
    expect(await socket.ask(2, ['42["second"]', '422["third"]'])).toBe('[{"refused":true}]');

    expect(received).toEqual([]);
  });

  test.each([
    ['an event with a binary attachment', ['451-1["first",{"_placeholder":true,"num":0}]', FILE]],
    ['a binary attachment', [FILE]],
    ['a packet that is not an event', ['43[]']],
  ])('a client is cut off when it sends %s that is refused', async (_what, frames) => {
    const { received, socket } = await anybody(() => 'refuse');

    expect(await socket.ask(1, frames)).toBe('closed');

    expect(received).toEqual([]);
  });

  test('no request is received after a disconnect packet', async () => {
    const { received, socket } = await anybody();

    expect(await socket.ask(2, ['41', '422["second"]', '4'])).toBe('closed');

    expect(received).toEqual([]);
  });

  test.each([
    ['an event name reserved by Socket.IO', ['422["disconnect"]']],
    [
      'text where a binary attachment is expected',
      ['451-1["first",{"_placeholder":true,"num":0}]', '422["second"]'],
    ],
    ['an unexpected binary attachment', [FILE]],
  ])('a client that sends %s is cut off, and its message is ignored', async (_what, frames) => {
    const { received, socket } = await anybody();

    expect(await socket.ask(2, frames)).toBe('closed');

    expect(received).toEqual([]);
  });
});
