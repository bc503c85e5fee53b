import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '../test/process.ts';

/** Says something to a server, and then no more, whatever it answers. */
async function sayAndFallSilent(url: string, words: readonly string[]): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {}); // it is cut in the end
  await once(socket, 'connect');
  socket.write(words.join('\r\n'));
}

const upgrade = [
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'host: localhost',
  'connection: upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  `sec-websocket-key: ${Buffer.from('sixteen bytes ok').toString('base64')}`,
  '',
  '',
];

test('a stopped server exits although silent clients keep connections open', async () => {
  const { url, stop } = await startProcess();
  await sayAndFallSilent(url, []);
  await sayAndFallSilent(url, ['GET / HTTP/1.1', 'host: lo']);
  await sayAndFallSilent(url, [
    'POST /api/users/login HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    'content-length: 100',
    '',
    '{"email":',
  ]);
  await sayAndFallSilent(url, upgrade);

  expect(await stop('SIGTERM')).toBe(0);
});
