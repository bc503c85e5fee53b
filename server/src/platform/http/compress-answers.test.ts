import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startGame, throwTotals } from '../../../test/game.ts';
import { startServer } from '../../../test/server.ts';

test('long answers are compressed for clients that accept compression, and uncompressed for others', async () => {
  const { app } = await startServer();
  const ask = (encoding: string) =>
    app.inject({ url: '/api/docs/json', headers: { 'accept-encoding': encoding } });

  const [whole, zipped, brotli] = [await ask(''), await ask('gzip'), await ask('gzip, br')];

  expect(whole.headers['content-encoding']).toBeUndefined();
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(whole.payload);
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.rawPayload.length * 5).toBeLessThan(whole.rawPayload.length);
});

test('short answers and answers to turns are not compressed', async () => {
  const server = await startServer();
  const { gameId, first, firstDevice, secondDevice } = await startGame(server);
  const totals = Array.from({ length: 10 }, () => 20);
  await throwTotals(gameId, [firstDevice, secondDevice], totals);
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const headers = { cookie: first.cookie, 'accept-encoding': 'gzip' };
    const answer = await server.app.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(payload && { payload }),
    });
    expect(answer.statusCode).toBe(200);
    return { encoding: answer.headers['content-encoding'], length: answer.rawPayload.length };
  };

  const turn = await send('POST', `/games/${gameId}/turn`, { darts: [20] });

  expect(turn.length).toBeGreaterThan(1024);
  expect(turn.encoding).toBeUndefined();
  expect((await send('GET', `/games/${gameId}`)).encoding).toBe('gzip');
  expect((await send('GET', '/users/has-session')).encoding).toBeUndefined();
});

test('a compressed request body is refused, not decompressed', async () => {
  const { app } = await startServer();

  const refused = await app.inject({
    method: 'POST',
    url: '/api/users/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{}'),
  });

  expect(refused.statusCode).toBe(400);
});
