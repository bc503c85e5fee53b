import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { call, connect, PASSWORD } from '../../../test/player.ts';
import { startProcess } from '../../../test/process.ts';
import { sendRaw } from '../../../test/raw-http.ts';
import { startServer } from '../../../test/server.ts';

describe('every call', () => {
  test('answers with an envelope, even when its path is unknown', async () => {
    const server = await startServer();

    expect(await call(server, 'GET', '/health')).toMatchObject({
      status: 200,
      success: true,
      message: 'Operación exitosa',
      data: {},
    });
    expect(await call(server, 'GET', '/nada')).toMatchObject({
      status: 404,
      success: false,
      code: 'not-found',
      errors: {},
    });
  });

  test('is cached neither by a proxy nor by the browser', async () => {
    const server = await startServer();
    const ana = await server.player();

    expect((await ana.get('/users/me')).headers.get('cache-control')).toBe('no-store');
    expect((await call(server, 'GET', '/users/me')).headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['not JSON', 'application/json', '{', 400, 'invalid-input'],
    ['of another content type', 'text/plain', 'hola', 415, 'not-json'],
    ['a form', 'application/x-www-form-urlencoded', 'a=1', 415, 'not-json'],
    ['too large', 'application/json', `"${'x'.repeat(65 * 1024)}"`, 413, 'body-too-large'],
  ])('refuses a body that is %s', async (...row) => {
    const [, type, payload, status, code] = row;
    const { app } = await startServer();

    const headers = { 'content-type': type };
    const refused = await app.inject({ method: 'POST', url: '/api/users/login', headers, payload });

    expect(refused.statusCode).toBe(status);
    expect(refused.json()).toMatchObject({ success: false, code, errors: {} });
  });

  test.each([
    [
      'with an address that is not valid',
      'GET /api/users/%zz HTTP/1.1\r\nhost: a\r\n',
      400,
      'invalid-input',
    ],
    [
      'with an address that is too long',
      `GET /api/users/${'a'.repeat(101)} HTTP/1.1\r\nhost: a\r\n`,
      414,
      'address-too-long',
    ],
    [
      'with too many headers',
      `GET / HTTP/1.1\r\nhost: a\r\nlong: ${'a'.repeat(20_000)}\r\n`,
      431,
      'headers-too-large',
    ],
    [
      'for a file outside the public folder',
      'GET /logos/%2e%2e/a HTTP/1.1\r\nhost: a\r\n',
      403,
      'not-found',
    ],
    [
      'with a character that no database stores',
      'GET /api/leagues/?q=%00 HTTP/1.1\r\nhost: a\r\n',
      400,
      'invalid-input',
    ],
    ['that is not HTTP', 'hola\r\n', 400, 'invalid-input'],
  ])('refuses a request %s', async (_, request, status, code) => {
    const { url } = await startServer();

    const refused = await sendRaw(url, `${request}connection: close\r\n\r\n`);

    expect(refused?.status).toBe(status);
    expect(JSON.parse(refused?.body ?? '')).toMatchObject({ success: false, code, errors: {} });
  });

  test.each([
    ['head', 'content-len'],
    ['body', 'content-type: application/json\r\ncontent-length: 9\r\n\r\n{'],
  ])('times out when the rest of its %s does not arrive', async (_, beginning) => {
    const { app, url } = await startServer();
    expect(app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 20_000 });
    Object.assign(app.server, { headersTimeout: 100, requestTimeout: 200 }); // looked up at each check

    const refused = await sendRaw(url, `POST /api/users/login HTTP/1.1\r\nhost: a\r\n${beginning}`);

    expect(refused?.status).toBe(408);
    expect(JSON.parse(refused?.body ?? '')).toMatchObject({
      success: false,
      code: 'incomplete-request',
      errors: {},
    });
  });

  test('names each invalid field', async () => {
    const server = await startServer();

    const refused = await call(server, 'POST', '/users/create', {
      body: { username: 7, extra: true },
    });

    expect(refused).toMatchObject({
      status: 400,
      code: 'invalid-input',
      message: 'Datos no válidos.',
    });
    expect(Object.keys(refused.errors)).toEqual(expect.arrayContaining(['username', 'email']));
  });

  test('accepts no body or an empty body where it has no fields', async () => {
    const server = await startServer();
    const ana = await server.player();

    expect(await ana.post('/users/refresh-token')).toMatchObject({ status: 200 });
    expect(await ana.post('/users/refresh-token', {})).toMatchObject({ status: 200 });
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      const headers = { 'content-type': type, cookie: ana.cookie, 'content-length': '0' };
      const empty = { method: 'POST', url: '/api/users/refresh-token', headers } as const;
      expect((await server.app.inject(empty)).statusCode).toBe(200);
    }
  });
});

describe('a page of another origin', () => {
  const body = { email: 'ana@correo.es', password: PASSWORD };

  test('cannot change data', async () => {
    const server = await startServer();
    const headers = { origin: 'https://otra.example' };

    const refused = await call(server, 'POST', '/users/login', { body, headers });

    expect(refused).toMatchObject({ status: 403, success: false, code: 'foreign-origin' });
  });

  test('cannot open a websocket', async () => {
    const server = await startServer({ env: { PUBLIC_URL: 'https://dardos.example' } });
    const { cookie } = await server.player();

    await expect(connect(server, cookie, {}, 'https://otra.example')).rejects.toThrow(
      'websocket error',
    );
    const own = await connect(server, cookie, {}, 'https://dardos.example');
    expect(own.socket.connected).toBe(true);
  });
});

describe('the pages', () => {
  test('are served with security headers that forbid unneeded features', async () => {
    const { app } = await startServer();

    const { headers } = await app.inject({ url: '/api/health' });

    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBeUndefined(); // it could only contradict the line above
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('are served for any query string', async () => {
    const { app } = await startServer();

    const [asked, plain] = [await app.inject('/leagues?q=a%00b'), await app.inject('/leagues')];

    expect(asked).toMatchObject({ statusCode: plain.statusCode, body: plain.body });
  });

  test('keep browsers on https when served over https, without affecting subdomains', async () => {
    const { app } = await startServer({ env: { PUBLIC_URL: 'https://club.example' } });

    const { headers } = await app.inject({ url: '/' });

    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
  });

  test('come with a description of every call', async () => {
    const { app } = await startServer();

    const { paths } = (await app.inject({ url: '/api/docs/json' })).json();

    expect(Object.keys(paths)).toContain('/api/games/{gameId}/turn');
  });
});

test('only the pictures in the sponsors’ folder are served', async () => {
  const { app, dataDir } = await startServer();
  mkdirSync(join(dataDir, 'drafts'));
  const others = ['.env', '.old.svg', 'prices.txt', 'drafts/logo.svg'];
  for (const file of ['1-La-Oche.svg', ...others]) writeFileSync(join(dataDir, file), '<svg/>');

  const { sponsors } = (await app.inject({ url: '/api/logos/' })).json().data;
  expect(sponsors).toEqual([{ name: 'La Oche', src: '/logos/1-La-Oche.svg' }]);
  expect(await app.inject({ url: sponsors[0].src })).toMatchObject({ statusCode: 200 });
  for (const file of others) {
    expect(await app.inject({ url: `/logos/${file}` })).toMatchObject({ statusCode: 404 });
  }
});

test('sponsors are sorted by their numbers, with ten after nine', async () => {
  const { app, dataDir } = await startServer();
  const names = ['10-Diez', '9-Nueve', '1-Uno', 'Sin-número', '2-Dos'];
  for (const name of names) writeFileSync(join(dataDir, `${name}.svg`), '<svg/>');

  const { sponsors } = (await app.inject({ url: '/api/logos/' })).json().data;
  expect(sponsors.map(({ name }: { name: string }) => name)).toEqual([
    'Uno',
    'Dos',
    'Nueve',
    'Diez',
    'Sin número',
  ]);
});

test('paths of many dots do not stall the server', async () => {
  const { app } = await startServer();
  const url = `/a${'.'.repeat(15_000)}/b`;

  const start = performance.now();
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject({ url })));

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(performance.now() - start).toBeLessThan(3000); // each alone took half a second
});

describe('an event', () => {
  test.each([
    ['unknown', 'noSuchEvent', {}],
    ['without payload', 'joinGame', undefined],
    ['with a payload of another type', 'joinGame', 'partida'],
    ['with an invalid id', 'joinGame', { gameId: 'una' }],
    ['with an unknown field', 'enterOnlineLobby', { extra: 1 }],
  ])('%s is refused with a message, and the connection stays open', async (_, name, payload) => {
    const server = await startServer();
    const { socket } = await (await server.player()).connect();

    const answer = await socket.timeout(2000).emitWithAck(name, payload);

    expect(answer).toEqual({
      success: false,
      code: 'invalid-input',
      message: 'Datos no válidos.',
    });
    socket.emit(name, payload);
    socket.emit(name, payload, 'no acknowledgement');
    expect(await socket.timeout(2000).emitWithAck('enterOnlineLobby')).toEqual({ success: true });
  });
});

test('the log contains no token of a link, and no e-mail address of a search', async () => {
  const server = await startProcess({ LOG_LEVEL: 'debug' }); // the log says the most
  const token = 'A'.repeat(43);
  const paths = [
    `/resetpassword?token=${token}`,
    `/join/${token}`,
    '/api/users?q=ana%40correo.es',
    `/api/invitations/${token}/join`,
  ];
  for (const path of paths) await fetch(server.url + path);

  await expect.poll(() => server.written.join('\n')).toContain('/api/invitations/…/join');
  expect(server.written.join('\n')).toContain('/join/…');
  expect(server.written.join('\n')).not.toContain(token);
  expect(server.written.join('\n')).not.toContain('correo.es');
});
