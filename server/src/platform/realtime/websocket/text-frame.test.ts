import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

test('a text frame of any length is read as its original message', async () => {
  const server = new WebSocketServer({ port: 0 });
  onTestFinished(() => server.close());
  const { port } = server.address() as AddressInfo; // it listens at one
  const client = new WebSocket(`ws://localhost:${port}`);
  onTestFinished(() => client.terminate());
  const read: string[] = [];
  client.on('message', (text: Buffer, isBinary) => read.push(isBinary ? '' : text.toString()));
  const [, { socket }] = (await once(server, 'connection')) as [WebSocket, IncomingMessage];

  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const texts = [...lengths.map((length) => 'x'.repeat(length)), '¿Leg para Ñandú 🎯?'];
  for (const text of texts) socket.write(textFrame(text));

  await expect.poll(() => read).toHaveLength(texts.length);
  expect(read).toEqual(texts);
});
