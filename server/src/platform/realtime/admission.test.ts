import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { login } from '../../../test/player.ts';
import { rawSocket } from '../../../test/raw-socket.ts';
import { startServer } from '../../../test/server.ts';

type Running = Awaited<ReturnType<typeof startServer>>;

const limited = (limits: string) => startServer({ env: { RATE_LIMITS: limits } });

const REFUSED = {
  success: false,
  code: 'too-many-requests',
  message: 'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.',
};

type From = { readonly address?: string; readonly cookie?: string; readonly sid?: string };

/** A websocket from an address, as a proxy on this machine reports it; nothing, if it is not let in. */
async function websocket({ url }: Running, { address = '203.0.113.7', cookie, sid }: From = {}) {
  const query = `?EIO=4&transport=websocket${sid ? `&sid=${sid}` : ''}`;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/${query}`, {
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
  });
  onTestFinished(() => socket.terminate());
  const received: string[] = [];
  socket.on('message', (text: Buffer) => received.push(text.toString()));
  const gone = new Promise<'gone'>((resolve) => void socket.once('close', () => resolve('gone')));
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true));
    socket.on('error', () => resolve(false));
  });
  if (!isOpen) return undefined;
  return {
    received,
    gone,
    send: (text: string) => socket.send(text),
    sendPiece: (text: string) => socket.send(text, { fin: false }),
    hangUp: () => socket.terminate(),
  };
}

describe('connections', () => {
  test('of one session are limited in number, and another opens once a connection has closed', async () => {
    const server = await limited('connections-session=2');
    const ana = await server.player();
    const [first] = [await ana.connect(), await ana.connect()];

    await expect(ana.connect()).rejects.toMatchObject({
      message: 'Tienes la aplicación abierta en demasiadas pestañas.',
      data: {
        code: 'too-many-connections',
        message: 'Tienes la aplicación abierta en demasiadas pestañas.',
      },
    });
    await (await server.player()).connect();
    first.socket.disconnect();

    await vi.waitFor(() => ana.connect(), { timeout: 20_000 });
  });

  test('from one IPv6 network are limited in number, and another opens once a connection has closed', async () => {
    const server = await limited('connections-address=2');
    const first = await websocket(server, { address: '2001:db8::1' });
    await websocket(server, { address: '2001:db8::2' });

    expect(await websocket(server, { address: '2001:db8::3' })).toBeUndefined();
    expect(await websocket(server, { address: '203.0.113.7' })).toBeDefined();
    first?.hangUp();

    await expect.poll(() => websocket(server, { address: '2001:db8::3' })).toBeDefined();
  });

  test('from one address are limited over time, however short they are', async () => {
    const server = await limited('handshakes-address=2/600');
    for (const _ of [1, 2]) (await websocket(server))?.hangUp();

    expect(await websocket(server)).toBeUndefined();
    expect(await websocket(server, { address: '203.0.113.8' })).toBeDefined();
  });

  test('cannot reuse the id of an open connection to bypass the limits', async () => {
    const server = await startServer();
    const first = await websocket(server);
    await expect.poll(() => first?.received).toHaveLength(1);
    const { sid } = JSON.parse(first!.received[0]!.slice(1)) as { sid: string }; // by the protocol

    expect(await websocket(server, { sid })).toBeUndefined();
  });

  test('that never send a connect packet are cut', async () => {
    const server = await startServer();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const silent = await websocket(server);

    vi.advanceTimersByTime(10_000);

    expect(await silent?.gone).toBe('gone');
  });

  test('without a session are closed once the refusal has been sent', async () => {
    const anonymous = await websocket(await startServer());

    anonymous?.send('40{}');

    expect(await anonymous?.gone).toBe('gone');
    expect(JSON.parse(anonymous?.received.at(-1)?.slice('44'.length) ?? '')).toEqual({
      message: 'authError',
      data: { code: 'no-session', message: 'Tu sesión ha caducado. Inicia sesión de nuevo.' },
    });
  });

  test('that send more than a single small connect packet at first are cut', async () => {
    const server = await startServer();
    const { cookie } = await server.player();

    for (const frames of [
      ['40{}', '40{}'],
      ['40/otra,{}'],
      ['420["hasOtherSocketInGame",{}]'],
      [`40${JSON.stringify({ tabId: 'x'.repeat(2000) })}`],
      ['3'],
    ]) {
      const socket = await websocket(server, { cookie });
      for (const frame of frames) socket?.send(frame);
      expect(await socket?.gone).toBe('gone');
      expect(socket?.received).toHaveLength(1); // what opens any connection
    }

    const there = () => server.look((db) => db.selectFrom('connections').selectAll().execute());
    await expect.poll(there).toEqual([]);
  });
});

test('a connection that makes the server buffer too much before its attachments arrive is cut', async () => {
  const server = await startServer();
  const { cookie } = await server.player();
  const kept = JSON.stringify(Array.from({ length: 1000 }, () => []));

  for (const frame of [`451-["enterOnlineLobby",${kept}]`, '452-["enterOnlineLobby",{}]']) {
    const socket = await rawSocket(server.url, cookie);
    expect(await socket.ask(1, [frame])).toBe('closed');
  }
});

test('a connection that sends one message in too many fragments is cut', async () => {
  const socket = await websocket(await startServer());

  for (let piece = 0; piece < 200; piece += 1) socket?.sendPiece('4');

  expect(await socket?.gone).toBe('gone');
});

describe('events', () => {
  test('are counted for all connections of an account, and refused past the limit, then cut off', async () => {
    const server = await limited('events=5/600');
    const ana = await server.player();
    const [one, other] = [await ana.connect(), await (await login(server, ana.email)).connect()];
    const biel = await (await server.player()).connect();

    for (let asked = 0; asked < 5; asked += 1) {
      expect(await one.ask('hasOtherSocketInGame', {})).toMatchObject({ success: true });
    }
    for (let asked = 5; asked < 15; asked += 1) {
      expect(await other.ask('hasOtherSocketInGame', {})).toEqual(REFUSED);
    }
    other.socket.emit('hasOtherSocketInGame', {});

    await expect.poll(() => other.socket.connected).toBe(false);
    expect(await biel.ask('hasOtherSocketInGame', {})).toMatchObject({ success: true });
  });

  test('count by their length, before they are parsed', async () => {
    const server = await limited('events=50/600');
    const { cookie } = await server.player();
    const socket = await rawSocket(server.url, cookie);
    onTestFinished(socket.close);

    const long = `421["hasOtherSocketInGame",{${'x'.repeat(60_000)}`; // is no JSON: it would be cut off
    expect(await socket.ask(1, [long])).toContain(REFUSED.message);

    expect(await socket.ask(2, ['422["hasOtherSocketInGame",{}]'])).toContain(REFUSED.message);
  });
});
