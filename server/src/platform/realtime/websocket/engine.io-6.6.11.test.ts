/**
 * Undocumented behaviour of Engine.IO and Socket.IO that this folder relies on, checked on an unchanged Engine.IO.
 * Named after the version that was read.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { protocol as engineProtocol, Server as Engine, transports, type Socket } from 'engine.io';
import { Server } from 'socket.io';
import { protocol } from 'socket.io-parser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer, type ServerOptions } from 'ws';
import { textFrame } from './text-frame.ts';

type Upgrade = ConstructorParameters<typeof transports.websocket>[0];
type Packet = Parameters<InstanceType<typeof transports.websocket>['send']>[0][number];

class ProbeTransport extends transports.websocket {
  readonly websocket: Upgrade['websocket'];
  readonly stream: Upgrade['socket'];
  readonly packets: Packet[] = [];
  afterReading: () => void = () => {};

  constructor(upgrade: Upgrade) {
    super(upgrade);
    this.websocket = upgrade.websocket;
    this.stream = upgrade.socket;
  }

  protected override onPacket(packet: Packet): void {
    this.packets.push(packet);
    if (packet.data === 'kept back') return;
    super.onPacket(packet);
    this.afterReading();
  }
}

class ProbeEngine extends Engine {
  protected override createTransport(_name: string, upgrade: Upgrade): ProbeTransport {
    return new ProbeTransport(upgrade);
  }
}

class ProbeWebsockets extends WebSocketServer {
  static given: ServerOptions[] = [];

  constructor(options: ServerOptions) {
    super(options);
    ProbeWebsockets.given.push(options);
  }
}

/** Such an engine, and a connection from a client that knows nothing but websockets. */
async function connection(engine: Engine = new ProbeEngine({ transports: ['websocket'] })) {
  const http = createServer().listen(0);
  engine.attach(http);
  const { port } = http.address() as AddressInfo; // it listens at one
  const url = `ws://localhost:${port}/engine.io/?EIO=4&transport=websocket`;
  const client = new WebSocket(url);
  onTestFinished(() => {
    client.terminate();
    engine.close();
    http.close();
  });
  const received: string[] = [];
  client.on('message', (text: Buffer) => received.push(text.toString()));
  const conn = await new Promise<Socket>((resolve) => void engine.once('connection', resolve));
  await expect.poll(() => received).toHaveLength(1); // what opens any connection
  received.pop();
  const transport = conn.transport as ProbeTransport; // as it was made
  await expect.poll(() => transport.writable).toBe(true);
  return { engine, url, client, received, conn, transport };
}

test('the installed version of Engine.IO is the version that was reviewed', () => {
  const require = createRequire(import.meta.url);
  const { version } = require(`${require.resolve('engine.io')}/../../package.json`);

  expect(basename(import.meta.filename)).toBe(`engine.io-${version}.test.ts`);
  expect([engineProtocol, protocol]).toEqual([4, 5]);
});

describe('Engine.IO', () => {
  test('makes its websocket server with the given class and size limit', async () => {
    ProbeWebsockets.given = [];
    const options = { transports: ['websocket' as const], maxHttpBufferSize: 1234 };

    await connection(new ProbeEngine({ ...options, wsEngine: ProbeWebsockets }));

    expect(ProbeWebsockets.given.at(-1)).toMatchObject({ noServer: true, maxPayload: 1234 });
  });

  test('makes a transport of the websocket by createTransport, and keeps the transport', async () => {
    const { transport } = await connection();

    expect(transport).toBeInstanceOf(ProbeTransport);
    expect(transport.websocket?.readyState).toBe(WebSocket.OPEN);
  });

  test('runs its middleware before it upgrades, with the query', async () => {
    const engine = new ProbeEngine({ transports: ['websocket'] });
    engine.use(({ _query }: Upgrade, _answer: unknown, next: (error?: Error) => void) =>
      next(_query.sid ? new Error('no') : undefined),
    );
    const { url, conn } = await connection(engine);

    const second = new WebSocket(`${url}&sid=${(conn as unknown as { id: string }).id}`);

    const end = (name: string) => new Promise((resolve) => second.once(name, () => resolve(name)));
    expect(await Promise.race([end('open'), end('error')])).toBe('error');
  });

  test('passes every packet through onPacket, and ignores the packets that onPacket holds back', async () => {
    const { client, conn, transport } = await connection();
    const acted: unknown[] = [];
    conn.on('data', (data) => acted.push(data));

    for (const frame of ['4text', '4kept back', Buffer.from('bytes'), '3']) client.send(frame);

    await expect.poll(() => transport.packets).toHaveLength(4);
    expect(transport.packets).toEqual([
      { type: 'message', data: 'text' },
      { type: 'message', data: 'kept back' },
      { type: 'message', data: Buffer.from('bytes') },
      { type: 'pong' },
    ]);
    expect(acted).toEqual(['text', Buffer.from('bytes')]);
  });

  test('emits each packet that it is given to write, and flushes while the transport is writable', async () => {
    const { received, conn, transport } = await connection();
    const said: unknown[] = [];
    conn.on('packetCreate', ({ data }) => said.push(data));
    conn.on('flush', () => said.push('flush'));

    for (const text of ['1', '2', '3']) conn.write(text);

    expect(transport.writable).toBe(false);
    expect(said).toEqual(['1', 'flush', '2', '3']);
    await expect.poll(() => transport.writable).toBe(true);
    expect(said).toEqual(['1', 'flush', '2', '3', 'flush']);
    transport.stream.write(textFrame('44')); // right at the socket, as nothing waits
    await expect.poll(() => received).toEqual(['41', '42', '43', '44']);
  });

  test('writes to the socket of its upgrade at once and in order, and counts the bytes buffered there', async () => {
    const { received, conn, transport } = await connection();

    transport.stream.write(textFrame('41'));
    conn.write('2');
    transport.stream.cork();
    transport.stream.write(textFrame('43'));

    expect(transport.websocket?.bufferedAmount).toBe(textFrame('43').length);
    transport.stream.uncork();
    transport.websocket?.send('44');
    await expect.poll(() => received).toEqual(['41', '42', '43', '44']);
  });

  test('reports the state closing while it has packets to write', async () => {
    const { conn } = await connection();
    expect(conn.readyState).toBe('open');
    for (const text of ['1', '2']) conn.write(text);

    conn.close();

    expect(conn.readyState).toBe('closing');
    await expect.poll(() => conn.readyState).toBe('closed');
  });

  test('notices a websocket that is cut', async () => {
    const { conn, transport } = await connection();
    const isClosed = new Promise((resolve) => void conn.once('close', resolve));

    transport.websocket?.terminate();

    expect(await isClosed).toBe('transport close');
  });
});

describe('Socket.IO', () => {
  /** A connection that it has let in. */
  async function letIn() {
    const engine = new ProbeEngine({ transports: ['websocket'] });
    const server = new Server().bind(engine);
    const { client, received, transport } = await connection(engine);
    client.send('40');
    await expect.poll(() => received).toHaveLength(1);
    const [socket] = server.sockets.sockets.values();
    return { client, received, transport, socket: socket! };
  }

  test('acts on a message in the next tick, and not at once', async () => {
    const { client, transport, socket } = await letIn();
    const order: string[] = [];
    socket.onAny(() => order.push('acts'));
    transport.afterReading = () => {
      order.push('has read');
      process.nextTick(() => order.push('next tick'));
    };

    client.send('42["event"]');

    await expect.poll(() => order).toEqual(['has read', 'acts', 'next tick']);
  });

  test('passes an acknowledgement function as the last argument of an event that wants an answer', async () => {
    const { client, received, socket } = await letIn();
    const shown: unknown[][] = [];
    socket.onAny((...args: unknown[]) => shown.push(args));

    for (const frame of ['42["one",{}]', '427["two",{}]', '428["three"]']) client.send(frame);

    await expect.poll(() => shown).toHaveLength(3);
    expect(shown).toEqual([
      ['one', {}],
      ['two', {}, expect.any(Function)],
      ['three', expect.any(Function)],
    ]);
    const answer = shown[1]?.[2] as (answer: object) => void; // as it says above
    answer({ success: true });
    await expect.poll(() => received.at(-1)).toBe('437[{"success":true}]');
  });

  test('removes the socket of a closed connection from its rooms and its namespace', async () => {
    const { transport, socket } = await letIn();
    await socket.join('room');
    const { adapter, sockets } = socket.nsp;
    expect([...(adapter.rooms.get('room') ?? [])]).toEqual([socket.id]);
    expect(sockets.get(socket.id)?.conn.transport).toBe(transport);

    transport.websocket?.terminate();

    await expect.poll(() => socket.connected).toBe(false);
    expect(adapter.rooms.get('room')).toBeUndefined();
    expect(sockets.get(socket.id)).toBeUndefined();
  });
});
