import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../../test/server.ts';

const MEGABYTE = 1024 * 1024;
const SIZE = 24 * MEGABYTE; // more than what the system buffers by itself

test('a client that does not read its answer is cut, but a slow reader and a websocket are not', async () => {
  const server = await startServer();
  expect(server.app.server).toMatchObject({ timeout: 60_000 });
  Object.assign(server.app.server, { timeout: 1000 }); // of the connections that follow
  await writeFile(join(server.dataDir, 'logo.svg'), Buffer.alloc(SIZE));
  const { ask } = await (await server.player()).connect();
  const download = async () => {
    const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
    const guest = connect({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
    onTestFinished(() => void guest.destroy());
    guest.write('GET /logos/logo.svg HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    const [socket] = await accepted;
    return { guest, cut: once(socket, 'close') };
  };

  const [unread, slow] = [await download(), await download()];
  let size = 0;
  let next = MEGABYTE;
  for await (const piece of slow.guest) {
    size += (piece as Buffer).length;
    if (size < next) continue;
    next += MEGABYTE;
    await wait(100);
  }
  await unread.cut;

  expect(size).toBeGreaterThan(SIZE);
  expect(await ask('enterOnlineLobby', {})).toMatchObject({ success: true });
});
